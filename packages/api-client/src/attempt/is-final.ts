import { actionOf } from '../error-codes.ts'
import { isContractError, isRefused, type ErrorKind, type RefusedError } from '../errors.ts'

/** Refusals of the door, not of the call: what an earlier, lost answer said stays unknown behind them. */
const atTheDoor: ReadonlySet<ErrorKind> = new Set(['unauthorized', 'throttled', 'maintenance', 'region', 'unavailable', 'key_rotated'])

/** Whether a refusal says that another input with the same key had its effect before. */
export const isReused = (error: unknown): boolean => isRefused(error, 'idempotency.key.reused')

const isVerdict = (error: RefusedError): boolean =>
  !isReused(error) && !atTheDoor.has(error.kind) && !['login', 'captcha', 'wait', 'silent'].includes(actionOf(error.code))

/**
 * Whether a failed call certainly had no effect, so that the next one may carry a new key. `again` says that an earlier
 * try with the same key got lost: then only a refusal of the call itself settles it, and never one that proves that the
 * earlier try, with another input, had its effect. It holds where a platform looks at the key before anything else.
 */
export function isFinal(error: unknown, again = false): boolean {
  if (isContractError(error) && error.kind === 'invalid') return !again
  if (!isRefused(error) || error.kind === 'unsure') return false
  return !again || isVerdict(error)
}
