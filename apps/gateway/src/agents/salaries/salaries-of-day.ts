import { and, eq, gt, inArray, isNull, lte, ne, or, sql, sum, type SQL } from 'drizzle-orm'
import { cases, isAnyOf, payouts } from '../../kernel/db/index.ts'
import type { Database, PayoutKind } from '../../kernel/db/index.ts'
import type { SalariesOfDay } from '../../money/index.ts'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'

/** A payout as the database holds it. */
export type PayoutRow = typeof payouts.$inferSelect

const kinds: PayoutKind[] = ['daily-salary', 'hourly-salary', 'realtime-salary']

/** Whether a payout is a salary. */
export const isSalary = ({ kind }: Pick<PayoutRow, 'kind'>): boolean => kinds.includes(kind)

/** The day that a period belongs to; one that ends at midnight belongs to the day that it ends. */
export const dayOf = ({ until }: Pick<PayoutRow, 'until'>): number => startOfDay(until - 1)

/** The salaries of members for a day. */
export const onDay = (day: number, memberIds: readonly number[]): SQL | undefined =>
  and(
    isAnyOf(payouts.memberId, memberIds),
    gt(payouts.until, day),
    lte(payouts.until, day + dayMs),
    inArray(payouts.kind, kinds),
  )

/**
 * What the salaries of a day come to for each of the members, by kind and over all categories, in minor units. Rejected
 * ones are left out, and those that a person has released: the limit counts again from there.
 */
export async function salariesOfDay(
  tx: Database,
  day: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, SalariesOfDay>> {
  const rows = await tx
    .select({ memberId: payouts.memberId, kind: payouts.kind, amount: sum(payouts.amount).mapWith(Number) })
    .from(payouts)
    .leftJoin(cases, eq(cases.id, payouts.caseId))
    .where(
      and(onDay(day, memberIds), ne(payouts.status, 'rejected'), or(isNull(cases.state), ne(cases.state, 'released'))),
    )
    .groupBy(payouts.memberId, payouts.kind)
    .orderBy(payouts.kind)
  const found = new Map<number, Map<string, number>>()
  for (const { memberId, kind, amount } of rows)
    found.set(memberId, (found.get(memberId) ?? new Map<string, number>()).set(kind, amount))
  return found
}

/** Waits until no other transaction adds up or decides salaries, and keeps others from it until this one is over. */
export const lockSalaries = (tx: Database): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('salaries', 0))`)
