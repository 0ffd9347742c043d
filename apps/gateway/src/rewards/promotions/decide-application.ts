import { and, eq, inArray } from 'drizzle-orm'
import { applications } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import { claimDays } from './claim-days.ts'
import { issueClaim } from './claims.ts'
import { promotionOf } from './promotion-terms.ts'
import { reasonValue } from './reject-reason.ts'
import { promotionTitle } from './running-promotion.ts'

/** An application as the database holds it. */
export type Application = typeof applications.$inferSelect

/** The application of that number while it waits for a decision, held until the transaction `tx` ends; else null. */
export async function lockApplication(tx: Database, id: number): Promise<Application | null> {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), inArray(applications.status, ['applying', 'process'])))
    .for('update')
  return row ?? null
}

/** Takes an application in hand: the member sees that somebody looks at it. */
export async function takeInHand(tx: Database, id: number): Promise<void> {
  await tx
    .update(applications)
    .set({ status: 'process' })
    .where(and(eq(applications.id, id), eq(applications.status, 'applying')))
}

/**
 * Approves a held application: issues its reward, to be claimed within two weeks, and tells the member, who reads
 * the sum in the reward centre, beside its terms. `amount` in minor units.
 */
export async function approve(tx: Database, gateway: Gateway, application: Application, amount: number): Promise<void> {
  const { id, memberId, promotionId } = application
  const at = gateway.clock.now()
  const promotion = promotionOf(gateway, promotionId)
  if (!promotion?.terms) throw new Error(`promotion ${promotionId} has no terms`)
  const title = promotionTitle(gateway, promotionId)
  const claim = await issueClaim(tx, {
    memberId,
    promotionId,
    title,
    amount,
    at,
    type: promotion.type,
    reference: `application/${id}`,
    terms: promotion.terms,
    expiresAt: at + claimDays.MANUAL * dayMs,
  })
  await tx
    .update(applications)
    .set({ status: 'issued', claimId: claim?.id ?? null, decidedAt: at })
    .where(eq(applications.id, id))
  await gateway.ports.notify(tx, { memberId, kind: 'promotion.approved', values: { title }, at })
}

/** Rejects a held application, and tells the member why. */
export async function reject(tx: Database, gateway: Gateway, application: Application, reason: string): Promise<void> {
  const { id, memberId, promotionId } = application
  const at = gateway.clock.now()
  await tx.update(applications).set({ status: 'rejected', reason, decidedAt: at }).where(eq(applications.id, id))
  await gateway.ports.notify(tx, {
    memberId,
    kind: 'promotion.rejected',
    values: { title: promotionTitle(gateway, promotionId), reason: reasonValue(reason) },
    at,
  })
}
