import { and, eq, gte } from 'drizzle-orm'
import { loginRewards } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { sentences } from '../../kernel/http/index.ts'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import { playOnly } from './terms.ts'

/** What the log-in reward is called. */
export const loginTitle = sentences('reward.login')

/** What each day in a row gives, in minor units; after the last day the row begins again. */
export const loginAmounts = [100, 200, 300, 500, 800, 1_000, 2_800] as const

/** The terms of the log-in reward: it comes every day without play, so it is money to play with and no more. */
export const loginTerms = playOnly(7)

/** How far a member is in the row of days. */
export interface Streak {
  /** Days in a row that were taken, up to today or yesterday. */
  readonly streak: number
  /** The day to be taken now, or the one that was taken today, from 1. */
  readonly day: number
  readonly claimedToday: boolean
  /** When the next one may be taken, in milliseconds. */
  readonly nextAt: number
  /** Until when the one of today may be taken, in milliseconds; null where it is taken. */
  readonly endsAt: number | null
}

/** How far a member is in the row of days at `now`; a missed day begins it again. */
export async function streakOf(db: Database, memberId: number, now: number): Promise<Streak> {
  const today = startOfDay(now)
  const rows = await db
    .select()
    .from(loginRewards)
    .where(and(eq(loginRewards.memberId, memberId), gte(loginRewards.day, today - dayMs)))
  const claimed = rows.find(({ day }) => day === today)
  const streak = (claimed ?? rows.find(({ day }) => day === today - dayMs))?.streak ?? 0
  return {
    streak,
    day: claimed ? claimed.streak : (streak % loginAmounts.length) + 1,
    claimedToday: claimed !== undefined,
    nextAt: claimed ? today + dayMs : now,
    endsAt: claimed ? null : today + dayMs,
  }
}
