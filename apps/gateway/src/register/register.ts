import type { register } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { countHere } from '../limits/count-here.ts'
import { checkFields } from './check-fields.ts'
import { isTaken } from './check-username.ts'
import { openAccount } from './open-account.ts'
import { nameTaken } from './open-member.ts'
import { openedBy } from './opened-by.ts'
import { registrationRules } from './rules.ts'

/** Opens an account by username. @throws DomainError as `openAccount` */
export const handleRegister: Handler<typeof register> = async (call) => {
  const { gateway, request, network } = call
  const { config, db } = gateway
  checkFields(registrationRules(config), request)
  const { password, confirmPassword: _repeated, captcha: _captcha, geetestValidateV4: _proof, paymentPassword: _payment, ...body } = request
  const again = await openedBy(db, 'register', call.idempotencyKey ?? '')
  // Whether a name is taken is told no more often here than where it is asked for.
  if (again === null) countHere(gateway, { limit: 'username.network', of: network })
  if (again === null && (await isTaken(db, request.username))) throw nameTaken()
  return openAccount(call, {
    scope: 'register',
    names: () => [request.username],
    password,
    mobileNum: request.mobileNum,
    codeRequired: config.modules.includes('REGMOBVERF3'),
    body,
  })
}
