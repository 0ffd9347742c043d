import { expect, test } from 'vitest'
import { actionOf, errorCodes } from './error-codes.ts'
import { openCodes } from './open-codes.ts'

test('[API-05] a code says what a screen does; one that is not known opens a dialog, whatever it is called', () => {
  expect([
    actionOf('captcha.required'),
    actionOf('unheard.of'),
    actionOf('constructor'),
    actionOf('__proto__'),
  ]).toEqual(['captcha', 'dialog', 'dialog', 'dialog'])
})

test('[API-05] every code that the contract names is known', () => {
  expect(Object.keys(errorCodes)).toEqual(
    expect.arrayContaining([
      'user.or.token.invalid',
      'login.not.session',
      'CUSTOMER_NOT_LOGIN',
      'token_ip_different',
      'merchant.acct.setup.err',
      'login_verify_required',
      'bind_customer_required',
      'TOO_MANY_REQUEST',
      'TOO_MANY_REQUESTS',
      'function.not.available',
      'request_body_required',
      'request_param_err',
      'us_forbidden_login_error',
      'USER_NOT_EXIST',
      'user_record_not_exists',
      'invalid.payment.pw',
      'not.exists.payment.password',
    ]),
  )
})

test('[API-05] the codes that say nothing about the call itself are those whose action is login, captcha, wait or silent', () => {
  const found = Object.entries(errorCodes).flatMap(([code, action]) =>
    ['login', 'captcha', 'wait', 'silent'].includes(action) ? [code] : [],
  )
  expect(Object.keys(openCodes)).toEqual(found)
})
