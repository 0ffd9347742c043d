import type { ErrorKind } from '../errors.ts'

/** The error kind of a code of the platform, else of a status. Source: contract 1.4. */
const kinds: Readonly<Record<string, ErrorKind>> = {
  'login.not.session': 'unauthorized',
  'user.or.token.invalid': 'unauthorized',
  CUSTOMER_NOT_LOGIN: 'unauthorized',
  token_ip_different: 'unauthorized',
  TOO_MANY_REQUEST: 'throttled',
  TOO_MANY_REQUESTS: 'throttled',
  'captcha.required': 'captcha_required',
  'system.maintenance': 'maintenance',
  'system.restricted': 'region',
  'idempotency.running': 'unsure',
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  410: 'not_found',
  421: 'key_rotated',
  422: 'invalid',
  423: 'throttled',
  429: 'throttled',
  451: 'region',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

const kindBy = (sign: number | string): ErrorKind | undefined => (Object.hasOwn(kinds, sign) ? kinds[sign] : undefined)

/**
 * What kind a refusal is: its code first, then its status. A server that fails in the middle of a call with an effect
 * has said nothing about the effect, so that is `unsure`.
 */
export function kindOf(status: number, code: string, idempotent: boolean): ErrorKind {
  const open = idempotent && (status >= 500 || status === 408)
  return kindBy(code) ?? (open ? 'unsure' : kindBy(status)) ?? (status >= 500 ? 'server' : 'refused')
}
