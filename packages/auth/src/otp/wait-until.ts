import { isApiError, isRefused } from '@parlour/api-client'
import * as v from 'valibot'

const minute = 60_000

/** The longest wait that is believed, in milliseconds: limits of a platform count a day at most. */
export const longestWait = 24 * 60 * minute

/**
 * What an answer says about the next code: a moment (ms since
 * 1970), or minutes from now; one minute where it says nothing.
 */
export interface WaitAnswer {
  readonly expirationTime?: number | null
  readonly expiredMinutes?: number | null
}

const isWait = (wait: number): boolean => wait > 0 && wait <= longestWait

/**
 * When the next code may be asked for, in server time (ms). A
 * moment that has passed or is beyond a day counts for nothing.
 */
export function waitUntil({ expirationTime, expiredMinutes }: WaitAnswer, now: number): number {
  const until = expirationTime ?? Number.NaN
  if (isWait(until - now)) return until
  const wait = (expiredMinutes ?? Number.NaN) * minute
  return now + (isWait(wait) ? wait : minute)
}

const timed = v.object({ expirationTime: v.number() })

/** When a refusal allows the next try, in server time (ms); null for a refusal that is not about coming too soon. */
export function refusedUntil(error: unknown, now: number): number | null {
  if (!isRefused(error) || !isApiError(error, 'throttled')) return null
  const told = v.safeParse(timed, error.value)
  return waitUntil({ expirationTime: told.success ? told.output.expirationTime : error.retryAt }, now)
}
