import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { applications } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import { dayMs } from '../jobs/manila-calendar.ts'
import { tell } from '../support/tell-member.ts'
import { issueClaim } from './claims.ts'
import { ruleOf } from './rules.ts'
import { promotionTitle } from './running-promotion.ts'

/** An application as the database holds it. */
export type Application = typeof applications.$inferSelect

const claimDays = 14

/** The application of that number while it waits for a decision, held until the transaction `tx` ends; else null. */
export async function holdApplication(tx: Database, id: number): Promise<Application | null> {
  const [row] = await tx.select().from(applications)
    .where(and(eq(applications.id, id), inArray(applications.status, ['applying', 'process']))).for('update')
  return row ?? null
}

/** Takes an application in hand: the member sees that somebody looks at it. */
export async function takeInHand(tx: Database, id: number): Promise<void> {
  await tx.update(applications).set({ status: 'process' })
    .where(and(eq(applications.id, id), eq(applications.status, 'applying')))
}

/**
 * Approves a held application: issues its reward, to be claimed within two weeks, and tells the member. `amount` in
 * minor units.
 */
export async function approve(tx: Database, gateway: Gateway, application: Application, amount: number): Promise<void> {
  const { id, memberId, promotionId } = application
  const at = gateway.clock.now()
  const rule = ruleOf(promotionId)
  if (!rule?.terms) throw new Error(`promotion ${promotionId} has no terms`)
  const title = promotionTitle(gateway, promotionId)
  const claim = await issueClaim(tx, {
    memberId, promotionId, title, amount, at,
    type: rule.type,
    reference: `application/${id}`,
    terms: rule.terms,
    expiresAt: at + claimDays * dayMs,
  })
  await tx.update(applications).set({ status: 'issued', claimId: claim?.id ?? null, decidedAt: at })
    .where(eq(applications.id, id))
  await tell(tx, { memberId, kind: 'promotion.approved', values: { title, amount }, at })
}

/** Rejects a held application, and tells the member why. */
export async function reject(tx: Database, gateway: Gateway, application: Application, reason: string): Promise<void> {
  const { id, memberId, promotionId } = application
  const at = gateway.clock.now()
  await tx.update(applications).set({ status: 'rejected', reason, decidedAt: at }).where(eq(applications.id, id))
  await tell(
    tx, { memberId, kind: 'promotion.rejected', values: { title: promotionTitle(gateway, promotionId), reason }, at },
  )
}
