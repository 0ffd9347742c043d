/** How long a session lives, in server time: milliseconds and milliseconds since 1970. */
export interface SessionLife {
  /** When somebody last did something, in any tab. */
  readonly lastActive: number
  /** How long it lives without a call. */
  readonly idleTime: number
  /** When it ends in any case; null until the server told it. */
  readonly endTime: number | null
}

/** Where a session stands: quiet, about to end for want of activity (`idle`) or by its age (`limit`), or over. */
export type IdleView =
  | { readonly step: 'calm' | 'over' }
  | { readonly step: 'warn'; readonly by: 'idle' | 'limit'; readonly seconds: number }

/** How long the warning shows, in milliseconds. */
export const warnTime = 60_000

/** The server counts calls, and this side makes one a minute at most: it ends so much earlier, in milliseconds. */
export const margin = 90_000

/** What to show of a session now, in server time. */
export function idleView({ lastActive, idleTime, endTime }: SessionLife, now: number): IdleView {
  const idleEnd = lastActive + idleTime - margin
  const end = Math.min(idleEnd, endTime ?? idleEnd)
  const by = end === endTime ? 'limit' : 'idle'
  const left = end - now
  if (left <= 0) return { step: 'over' }
  return left > warnTime ? { step: 'calm' } : { step: 'warn', by, seconds: Math.ceil(left / 1_000) }
}
