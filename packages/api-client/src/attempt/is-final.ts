import { actionOf } from '../error-codes.ts'
import { isContractError, isRefused, type ErrorKind, type RefusedError } from '../errors.ts'

/** Refusals of the door, not of the call: what an earlier, lost answer said stays unknown behind them. */
const atTheDoor: ReadonlySet<ErrorKind> = new Set(['unauthorized', 'throttled', 'maintenance', 'region', 'unavailable', 'key_rotated'])

const isVerdict = ({ kind, code }: RefusedError): boolean =>
  !atTheDoor.has(kind) && !['login', 'captcha', 'wait', 'silent'].includes(actionOf(code))

/** Whether an input did not fit its record, so that nothing was sent. */
export const wasNeverSent = (error: unknown): boolean => isContractError(error) && error.kind === 'invalid'

/**
 * Whether a failed call certainly had no effect, so that the next one may carry a new key. `again` says that an earlier
 * try with the same key got lost: then only a refusal of the call itself settles it.
 */
export function isFinal(error: unknown, again = false): boolean {
  if (wasNeverSent(error)) return !again
  if (!isRefused(error) || error.kind === 'unsure') return false
  return !again || isVerdict(error)
}
