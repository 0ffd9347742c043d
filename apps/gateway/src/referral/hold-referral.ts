import { and, count, eq, gte } from 'drizzle-orm'
import { caseOf } from '../cases/find-case.ts'
import { openCase } from '../cases/open-case.ts'
import { referralReasons } from '../cases/referral-rules.ts'
import { readLimits } from '../cases/review-limits.ts'
import type { Database } from '../db/open-database.ts'
import { referrals } from '../db/tables/index.ts'
import { masked } from '../games/list-winners.ts'
import { startOfDay } from '../jobs/manila-calendar.ts'
import { referral } from '../promotions/rules.ts'
import { tell } from '../support/tell-member.ts'
import { referralLinks } from './referral-links.ts'
import type { Referral } from './referrals.ts'

async function isDayFull(tx: Database, inviterId: number, at: number): Promise<boolean> {
  const limits = await readLimits(tx)
  const [paid] = await tx.select({ n: count() }).from(referrals)
    .where(and(eq(referrals.inviterId, inviterId), gte(referrals.rewardedAt, startOfDay(at))))
  return (paid?.n ?? 0) >= limits['referral.day']
}

/**
 * Whether the reward of a referral is not to be paid now, inside the transaction `tx` that holds its row: because it waits for a
 * person, because one has refused it, or because the inviter was paid enough rewards today. Opens the case where it is needed and
 * tells the inviter that the reward is being reviewed.
 */
export async function holdReferral(tx: Database, row: Referral, friend: string, at: number): Promise<boolean> {
  const subject = String(row.invitedId)
  const known = await caseOf(tx, 'referral', subject)
  if (known) return known.state !== 'released'
  const reasons = referralReasons(await referralLinks(tx, row))
  if (reasons.length === 0) return isDayFull(tx, row.inviterId, at)
  const amount = referral.reward
  if (await openCase(tx, { kind: 'referral', subject, memberId: row.inviterId, amount, reasons, at }))
    await tell(tx, { memberId: row.inviterId, kind: 'referral.reviewed', values: { amount, friend: masked(friend) }, at })
  return true
}
