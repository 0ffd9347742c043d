/**
 * Refusals that say nothing about the call itself: the session, a captcha or the pace stood before it. They stand apart
 * from the other codes, so that `isFinal` does not bring all of them into a bundle.
 */
export const openCodes = {
  'user.or.token.invalid': 'login',
  'login.not.session': 'login',
  login_verify_required: 'login',
  'login.ticket.invalid': 'login',
  'login.exchange.invalid': 'login',
  CUSTOMER_NOT_LOGIN: 'login',
  token_ip_different: 'login',
  'captcha.required': 'captcha',
  'captcha.invalid': 'captcha',
  'payment.password.locked': 'wait',
  TOO_MANY_REQUEST: 'wait',
  TOO_MANY_REQUESTS: 'wait',
  'idempotency.running': 'wait',
  'wallet.transfer.running': 'wait',
  'system.busy': 'wait',
  key_rotated: 'silent',
} as const
