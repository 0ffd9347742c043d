import { isContractError, isRefused, type ErrorKind, type RefusedError } from '../errors.ts'
import { openCodes } from '../open-codes.ts'

/** Refusals before the call was handled: they do not show whether an earlier call with the same key had its effect. */
const refusedOnArrival: ReadonlySet<ErrorKind> = new Set([
  'unauthorized',
  'throttled',
  'maintenance',
  'region',
  'unavailable',
  'key_rotated',
])

/** Whether the platform refused because another input with the same key already had its effect. */
export const isReused = (error: unknown): boolean => isRefused(error, 'idempotency.key.reused')

const isVerdict = (error: RefusedError): boolean =>
  !isReused(error) && !refusedOnArrival.has(error.kind) && !Object.hasOwn(openCodes, error.code)

/**
 * Whether a failed call certainly had no effect, so that the next call may carry a new key.
 *
 * @param error what `api.call` threw
 * @param again whether an earlier call with the same key got no
 *   response: then only a refusal of the call itself is final, and never
 *   `idempotency.key.reused`, which proves that the earlier call had its effect
 * @returns true when the key can be dropped
 * @example const key = isFinal(error) ? api.newId() : lastKey
 */
export function isFinal(error: unknown, again = false): boolean {
  if (isContractError(error) && error.kind === 'invalid') return !again
  if (!isRefused(error) || error.kind === 'unsure') return false
  return !again || isVerdict(error)
}
