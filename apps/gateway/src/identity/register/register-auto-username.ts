import type { registerAutoUsername } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { checkFields } from '../fields/check-fields.ts'
import { madeNames } from './made-names.ts'
import { openAccount } from './open-account.ts'
import { registrationRules } from '../fields/rules.ts'
import { phoneOf } from '../../kernel/sms/index.ts'

/** Opens an account whose name is made here. @throws DomainError as `openAccount` */
export const handleRegisterAutoUsername: Handler<typeof registerAutoUsername> = async (call) => {
  const { gateway, request } = call
  const { username: _free, ...rules } = registrationRules(gateway.config)
  const mobileNum = phoneOf(request.countryDialingCode, request.mobileNum)?.national ?? request.mobileNum
  checkFields(rules, { ...request, mobileNum })
  const {
    password,
    confirmPassword: _repeated,
    captcha: _captcha,
    geetestValidateV4: _proof,
    paymentPassword: _payment,
    ...body
  } = request
  return openAccount(call, {
    scope: 'registerAutoUsername',
    names: () => madeNames(gateway.random),
    password,
    mobileNum,
    codeRequired: gateway.config.modules.includes('REGMOBVERF3'),
    body: { ...body, mobileNum },
  })
}
