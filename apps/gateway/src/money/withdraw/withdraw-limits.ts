import { and, eq, gte, notInArray, sql } from 'drizzle-orm'
import { withdrawals } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { startOfDay } from '../../kernel/jobs/index.ts'
import type { PayoutKind } from './banks.ts'

/** Withdrawals a day of all kinds together, and how much they may add up to (minor units). */
export const dailyCount = 5
export const dailyAmount = 30_000_000

/** After how many minutes a paid withdrawal counts as received. */
export const confirmMinutes = 30

/** How many cards and wallets a member may have. */
export const maxCards = 5

/** What of the limits of the day is used; refused and cancelled withdrawals do not count. */
export interface UsedToday {
  readonly count: number
  readonly amount: number
  readonly ofKind: (kind: PayoutKind) => number
}

/** Reads what of the limits of the day a member has used. */
export async function usedToday(db: Database, memberId: number, now: number): Promise<UsedToday> {
  const rows = await db
    .select({
      kind: withdrawals.kind,
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`sum(${withdrawals.amount})`.mapWith(Number),
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        gte(withdrawals.at, startOfDay(now)),
        notInArray(withdrawals.stage, ['refused', 'cancelled']),
      ),
    )
    .groupBy(withdrawals.kind)
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    amount: rows.reduce((sum, row) => sum + row.amount, 0),
    ofKind: (kind) => rows.find((row) => row.kind === kind)?.count ?? 0,
  }
}
