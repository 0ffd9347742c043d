import { and, count, eq, gte } from 'drizzle-orm'
import { caseOf, openCase, readLimits, referralReasons } from '../../money/index.ts'
import { referrals } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { masked } from '../../play/index.ts'
import { startOfDay } from '../../kernel/jobs/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { referralLinks } from './referral-links.ts'
import type { DueReferral } from './referral-promotion.ts'

async function isDayFull(tx: Database, inviterId: number, at: number): Promise<boolean> {
  const limits = await readLimits(tx)
  const [paid] = await tx
    .select({ n: count() })
    .from(referrals)
    .where(and(eq(referrals.inviterId, inviterId), gte(referrals.rewardedAt, startOfDay(at))))
  return (paid?.n ?? 0) >= limits['referral.day']
}

/**
 * Whether the reward of a referral is not to be paid now, inside the transaction `tx` that holds its row: because it
 * waits for a person, because one has refused it, or because the inviter was paid enough rewards today. Opens the case
 * where it is needed and tells the inviter that the reward is being reviewed.
 */
export async function holdReferral(
  tx: Database,
  ports: Notifier,
  { row, friend, promotion, at }: DueReferral,
): Promise<boolean> {
  const subject = String(row.invitedId)
  const known = await caseOf(tx, 'referral', subject)
  if (known) return known.state !== 'released'
  const reasons = referralReasons(await referralLinks(tx, row))
  if (reasons.length === 0) return isDayFull(tx, row.inviterId, at)
  const amount = promotion.rule.reward
  if (await openCase(tx, { kind: 'referral', subject, memberId: row.inviterId, amount, reasons, at }))
    await ports.notify(tx, {
      memberId: row.inviterId,
      kind: 'referral.reviewed',
      values: { friend: masked(friend) },
      at,
    })
  return true
}
