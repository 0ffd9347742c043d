/** What a screen does about a refusal: a word beside the field, a dialog, the login window, or a way to money. */
export type ErrorAction = 'field' | 'dialog' | 'login' | 'captcha' | 'wait' | 'deposit' | 'silent'

/** Every business code the client knows, and what a screen does about it. Source: contract 1.4 and the endpoint records. */
export const errorCodes = /* @__PURE__ */ Object.freeze({
  'user.or.token.invalid': 'login',
  'login.not.session': 'login',
  CUSTOMER_NOT_LOGIN: 'login',
  token_ip_different: 'login',
  'login.credentials.invalid': 'field',
  'captcha.required': 'captcha',
  'captcha.invalid': 'captcha',
  'register.username.taken': 'field',
  'register.field.invalid': 'field',
  TOO_MANY_REQUEST: 'wait',
  TOO_MANY_REQUESTS: 'wait',
  'function.not.available': 'dialog',
  request_body_required: 'dialog',
  request_param_err: 'dialog',
  us_forbidden_login_error: 'dialog',
  'payload.invalid': 'dialog',
  key_rotated: 'silent',
  'game.not.found': 'dialog',
  'game.maintenance': 'dialog',
  'game.vendor.unavailable': 'dialog',
  'game.launch.busy': 'dialog',
  'game.round.open': 'dialog',
  'game.trial.unavailable': 'dialog',
  'lottery.not.found': 'dialog',
  'lottery.draw.unknown': 'dialog',
  'lottery.back.invalid': 'dialog',
  'insufficient.balance': 'deposit',
  in_need_true_account: 'dialog',
  'idempotency.key.reused': 'dialog',
  'idempotency.key.missing': 'dialog',
  'idempotency.running': 'wait',
  'server.error': 'dialog',
  'system.maintenance': 'dialog',
  'system.restricted': 'dialog',
} satisfies Record<string, ErrorAction>)

/** A business code the client knows. */
export type KnownCode = keyof typeof errorCodes

/** What to do about a code; an unknown one is shown in a dialog. */
export const actionOf = (code: string): ErrorAction => errorCodes[code as KnownCode] ?? 'dialog'
