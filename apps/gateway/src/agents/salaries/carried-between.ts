import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import { payouts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

type Payout = typeof payouts.$inferSelect

/** The payout whose loss was carried into this one, and the one that its own loss was carried into; null without one. */
export async function carriedBetween(db: Database, { id, kind, memberId, category, carryIn, carryOut }: Payout) {
  // Losses are carried in the order in which payouts are worked out, which is that of their ids.
  const nearest = async (isEarlier: boolean) => {
    const rows = await db
      .select({ id: payouts.id })
      .from(payouts)
      .where(
        and(
          eq(payouts.kind, kind),
          eq(payouts.memberId, memberId),
          eq(payouts.category, category),
          isEarlier ? lt(payouts.id, id) : gt(payouts.id, id),
        ),
      )
      .orderBy(isEarlier ? desc(payouts.id) : asc(payouts.id))
      .limit(1)
    return rows[0]?.id ?? null
  }
  return {
    carriedFrom: carryIn === 0 ? null : await nearest(true),
    carriedTo: carryOut === 0 ? null : await nearest(false),
  }
}
