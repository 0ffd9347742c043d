import { checkUsername, listRecentVietnamMenus } from '@parlour/api-client/endpoints'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { MessageCode } from './messages.ts'

/** HTTP statuses of refusals by code. A code that is not listed has 200: the platform refuses in the body. */
const statuses: Partial<Record<MessageCode, ContentfulStatusCode>> = {
  'chat.session.invalid': 401,
  'deposit.order.unknown': 404,
  'function.not.available': 400,
  'game.back.invalid': 400,
  'game.launch.busy': 500,
  'game.session.invalid': 401,
  'idempotency.key.missing': 400,
  'idempotency.key.reused': 422,
  'idempotency.running': 409,
  key_rotated: 421,
  'login.not.session': 401,
  'lottery.draw.unknown': 404,
  'lottery.not.found': 404,
  'method.not.allowed': 405,
  'path.not.found': 404,
  'payload.invalid': 400,
  'payment.password.locked': 423,
  'records.period.archived': 400,
  'records.period.invalid': 400,
  'request.too.large': 413,
  request_body_required: 400,
  request_param_err: 400,
  'social.account.unknown': 409,
  'social.token.invalid': 401,
  'system.busy': 503,
  'system.error': 500,
  'system.maintenance': 503,
  'system.restricted': 403,
  TOO_MANY_REQUESTS: 429,
  'upload.picture.invalid': 400,
  'upload.picture.large': 413,
  'upload.picture.pixels': 400,
  'user.or.token.invalid': 401,
  'wallet.locked': 423,
  'wallet.transfer.running': 409,
  'withdraw.order.unknown': 404,
}

/**
 * Codes with another status on one path: a malformed username is 400 (a taken one 200), a callback with a wrong
 * signature 401; an answer without an envelope cannot refuse in its body.
 */
const statusesByPath: Readonly<Record<string, Partial<Record<MessageCode, ContentfulStatusCode>>>> = {
  [checkUsername.path]: { 'register.field.invalid': 400 },
  [listRecentVietnamMenus.path]: { in_need_true_account: 403 },
  '/callbacks/pay': { 'payload.invalid': 401 },
}

/** The HTTP status of a refusal on a path. */
export const statusOf = (code: MessageCode, path: string): ContentfulStatusCode =>
  statusesByPath[path]?.[code] ?? statuses[code] ?? 200
