import type { LotteryGame } from '@parlour/api-client/endpoints'

/** How far a draw is: open takes stakes, closed takes none any more, drawing has begun, unknown has no time. */
export type DrawPhase = 'open' | 'closed' | 'drawing' | 'unknown'

/**
 * How far the next draw of a game is at `now`, and the milliseconds
 * until it opens, never below zero. Source: BEY-18, LOB-12.
 */
export function drawPhase(
  { openTime, closeTime }: Pick<LotteryGame, 'openTime' | 'closeTime'>,
  now: number,
): { phase: DrawPhase; left: number } {
  if (openTime === null) return { phase: 'unknown', left: 0 }
  if (now >= openTime) return { phase: 'drawing', left: 0 }
  return { phase: closeTime !== null && now >= closeTime ? 'closed' : 'open', left: openTime - now }
}

const second = 1000

/**
 * Milliseconds as whole days and a clock `04:12:33`, counted up
 * to the next second so that nothing is over before its time.
 */
export function clockOf(left: number): { days: number; clock: string } {
  const all = Math.ceil(left / second)
  const parts = [Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60, all % 60]
  return { days: Math.floor(all / 86_400), clock: parts.map((part) => String(part).padStart(2, '0')).join(':') }
}

/** Time for the platform to draw after the moment itself. */
const grace = 2 * second
/** How often what is overdue is asked for. */
const overdue = 15 * second

/**
 * Milliseconds until the first of these moments has passed and
 * there is something new to ask for; false when none is known.
 */
export function untilNews(moments: readonly (number | null)[], now: number): number | false {
  const known = moments.filter((moment) => moment !== null)
  if (known.length === 0) return false
  const next = Math.min(...known) + grace - now
  return next > 0 ? Math.max(next, second) : overdue
}
