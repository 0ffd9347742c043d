import { eq } from 'drizzle-orm'
import { payouts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { payWaiting } from './write-payouts.ts'

/** What became of a payout that was to be decided; one that waits in a case is decided with it. */
export type Decided = 'unknown' | 'approved' | 'rejected' | { readonly caseId: number }

/**
 * Approves and pays a payout that is in process, or rejects it, inside the transaction `tx`; one that is decided
 * already stays as it is. Answers how it stands now.
 */
export async function decidePayout(
  tx: Database,
  { id, approve, reason = '', now }: { id: number; approve: boolean; reason?: string; now: number },
): Promise<Decided> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update')
  if (!row) return 'unknown'
  if (row.status !== 'in-process') return row.status
  if (row.caseId !== null) return { caseId: row.caseId }
  if (approve) await payWaiting(tx, [row], now)
  else
    await tx
      .update(payouts)
      .set({ status: 'rejected', decidedAt: now, rejectReason: reason || null })
      .where(eq(payouts.id, id))
  return approve ? 'approved' : 'rejected'
}
