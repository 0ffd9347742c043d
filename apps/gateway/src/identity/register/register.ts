import type { register } from '@parlour/api-client/endpoints'
import { keyOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { checkFields } from '../fields/check-fields.ts'
import { isTaken } from './check-username.ts'
import { openAccount } from './open-account.ts'
import { nameTaken } from './open-member.ts'
import { openedBy } from './opened-by.ts'
import { registrationRules } from '../fields/rules.ts'
import { phoneOf } from '../../kernel/sms/index.ts'

/** Opens an account by username. @throws DomainError as `openAccount` */
export const handleRegister: Handler<typeof register> = async (call) => {
  const { gateway, request, network } = call
  const { config, db } = gateway
  const mobileNum = phoneOf(request.countryDialingCode, request.mobileNum)?.national ?? request.mobileNum
  checkFields(registrationRules(config), { ...request, mobileNum })
  const {
    password,
    confirmPassword: _repeated,
    captcha: _captcha,
    geetestValidateV4: _proof,
    paymentPassword: _payment,
    ...body
  } = request
  const again = await openedBy(db, 'register', keyOf(call))
  // Whether a name is taken is counted here against the same limit as where it is asked for.
  if (again === null) countHere(gateway, { limit: 'username.network', of: network })
  if (again === null && (await isTaken(db, request.username))) throw nameTaken()
  return openAccount(call, {
    scope: 'register',
    names: () => [request.username],
    password,
    mobileNum,
    codeRequired: config.modules.includes('REGMOBVERF3'),
    body: { ...body, mobileNum },
  })
}
