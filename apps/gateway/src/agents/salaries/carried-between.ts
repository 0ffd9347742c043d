import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { payouts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

type Payout = typeof payouts.$inferSelect

/** The payout whose loss was carried into this one, and the one that its own loss was carried into; null without one. */
export async function carriedBetween(db: Database, payout: Payout) {
  const { kind, memberId, category, from, until } = payout
  // As losses are carried: in the order of the ends, since a contract can change from months to days.
  const place = sql`(${payouts.until}, ${payouts.from})`
  const own = sql`(${until}::bigint, ${from}::bigint)`
  const nearest = async (isEarlier: boolean) => {
    const rows = await db
      .select({ id: payouts.id })
      .from(payouts)
      .where(
        and(
          eq(payouts.kind, kind),
          eq(payouts.memberId, memberId),
          eq(payouts.category, category),
          isEarlier ? sql`${place} < ${own}` : sql`${place} > ${own}`,
        ),
      )
      .orderBy(...[payouts.until, payouts.from].map((column) => (isEarlier ? desc(column) : asc(column))))
      .limit(1)
    return rows[0]?.id ?? null
  }
  return {
    carriedFrom: payout.carryIn === 0 ? null : await nearest(true),
    carriedTo: payout.carryOut === 0 ? null : await nearest(false),
  }
}
