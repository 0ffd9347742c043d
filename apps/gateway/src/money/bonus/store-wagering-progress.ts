import { eq } from 'drizzle-orm'
import { bonuses } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { countsFrom, countWagering, cutsOf, endOf, isCounted, liveAt } from './count-wagering.ts'
import { bonusesWithWagering } from './wagering.ts'

/** How long after its date a round may still be written. */
const lateMs = 24 * 3_600_000

/**
 * Keeps how far the bonuses of a member were played through at the last beginning or end
 * of one of them that is a day ago, inside the transaction `tx` that holds the wallets:
 * rounds before it are not read again. Of those that were over by then it is final.
 */
export async function storeWageringProgress(tx: Database, memberId: number, now: number): Promise<void> {
  const found = await bonusesWithWagering(tx, memberId)
  const until = cutsOf(found).findLast((cut) => cut <= now - lateMs)
  if (until === undefined || until <= countsFrom(found)) return
  const counts = await countWagering(tx, memberId, found, until)
  for (const bonus of found) {
    const counted = counts.get(bonus.id)
    if (counted === undefined) continue
    const change = liveAt(until)(bonus) ? { counted, countedUntil: until } : { staked: counted }
    const isOver = bonus.closedAt !== null && isCounted(bonus) && (endOf(bonus) ?? Infinity) <= until
    if (isOver || 'counted' in change) await tx.update(bonuses).set(change).where(eq(bonuses.id, bonus.id))
  }
}
