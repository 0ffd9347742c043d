import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { wageringsOf } from '../bonus/wagering.ts'
import { bonuses } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/**
 * Notes how far bonuses were played through that were over before `until` and not fulfilled: once their rounds are
 * archived, nothing else says it. Does it for as many members as `size`; answers whether there may be more.
 */
export async function noteStaked(
  tx: Database,
  { until, size }: { readonly until: number; readonly size: number },
): Promise<boolean> {
  const open = and(
    ne(bonuses.closedAs, 'fulfilled'),
    isNull(bonuses.staked),
    gt(bonuses.wager, 0),
    lt(bonuses.closedAt, until),
  )
  const found = await tx
    .selectDistinct({ memberId: bonuses.memberId })
    .from(bonuses)
    .where(open)
    .orderBy(bonuses.memberId)
    .limit(size)
  for (const { memberId } of found) {
    const over = new Set(
      (
        await tx
          .select({ id: bonuses.id })
          .from(bonuses)
          .where(and(open, eq(bonuses.memberId, memberId)))
      ).map(({ id }) => id),
    )
    for (const { bonus, staked } of await wageringsOf(tx, memberId, until, until)) {
      if (over.has(bonus.id)) await tx.update(bonuses).set({ staked }).where(eq(bonuses.id, bonus.id))
    }
  }
  return found.length === size
}
