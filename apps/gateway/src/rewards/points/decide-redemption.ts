import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { pointRewards, redemptions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { writePoints } from './point-account.ts'
import { reasonValue } from '../promotions/reject-reason.ts'

/** A redemption as the database holds it. */
export type RedemptionRow = typeof redemptions.$inferSelect

/** The redemption of that number while it waits for a decision, held until the transaction `tx` ends; else null. */
export async function lockRedemption(tx: Database, refNo: string): Promise<RedemptionRow | null> {
  const [row] = await tx
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.refNo, refNo), eq(redemptions.status, 'process')))
    .for('update')
  return row ?? null
}

/** Approves a held redemption: the gift is on its way, and the member is notified. */
export async function approveRedemption(
  tx: Database,
  ports: Notifier,
  { refNo, memberId, quantity, name, points }: RedemptionRow,
  at: number,
): Promise<void> {
  await tx.update(redemptions).set({ status: 'approved', decidedAt: at }).where(eq(redemptions.refNo, refNo))
  await ports.notify(tx, { memberId, kind: 'points.approved', values: { quantity, name, points, orderNo: refNo }, at })
}

/** Rejects a held redemption: its points and its place in the stock come back, and the member is notified why. */
export async function rejectRedemption(
  tx: Database,
  ports: Notifier,
  row: RedemptionRow,
  reason: string,
  at: number,
): Promise<void> {
  const { refNo, memberId, rewardId, quantity, points, name } = row
  await tx.update(redemptions).set({ status: 'rejected', reason, decidedAt: at }).where(eq(redemptions.refNo, refNo))
  await writePoints(tx, [{ memberId, kind: 'RETURN', points, remark: name, at }])
  if (rewardId !== null)
    await tx
      .update(pointRewards)
      .set({ stock: sql`${pointRewards.stock} + ${quantity}` })
      .where(and(eq(pointRewards.id, rewardId), isNotNull(pointRewards.stock)))
  await ports.notify(tx, {
    memberId,
    kind: 'points.rejected',
    values: { points, orderNo: refNo, reason: reasonValue(reason) },
    at,
  })
}
