import type { registerMobile } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { checkField, misfit } from '../fields/check-fields.ts'
import { madeNames } from './made-names.ts'
import { openAccount } from './open-account.ts'
import { mobileRule, registrationRules } from '../fields/rules.ts'
import { phoneOf } from '../../kernel/sms/index.ts'

/**
 * Opens an account by mobile number and code; a password is welcome, not needed.
 * @throws DomainError as `openAccount`
 */
export const handleRegisterMobile: Handler<typeof registerMobile> = async (call) => {
  const { gateway, request } = call
  const { password: rule, payeeName, email, affiliateCode, referralCode } = registrationRules(gateway.config)
  const {
    username,
    password,
    confirmPassword,
    captcha: _captcha,
    geetestValidateV4: _proof,
    paymentPassword: _payment,
    ...body
  } = request
  const typed = request.mobileNum || username
  const mobileNum = phoneOf(request.countryDialingCode, typed)?.national ?? typed
  checkField('mobileNum', mobileRule, mobileNum)
  checkField('password', { ...rule, required: false }, password)
  if (password !== confirmPassword) throw misfit('confirmPassword', rule)
  checkField('payeeName', { ...payeeName, required: false }, request.payeeName)
  checkField('email', email, request.email)
  checkField('affiliateCode', affiliateCode, request.affiliateCode)
  checkField('referralCode', referralCode, request.referralCode)
  return openAccount(call, {
    scope: 'registerMobile',
    names: () => madeNames(gateway.random),
    password,
    mobileNum,
    codeRequired: true,
    body: { ...body, mobileNum },
  })
}
