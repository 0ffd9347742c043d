import { eq } from 'drizzle-orm'
import { CannotCarryOut, type CaseEffects } from '../cases/case-effects.ts'
import type { Case } from '../cases/find-case.ts'
import type { Database } from '../db/open-database.ts'
import { referrals } from '../db/tables/index.ts'
import { masked } from '../games/list-winners.ts'
import { tell } from '../support/tell-member.ts'
import { payReferral } from './referral-job.ts'
import { namesOf, type Referral } from './referrals.ts'

async function subjectOf(tx: Database, { subject }: Case): Promise<{ readonly row: Referral; readonly friend: string }> {
  const invitedId = Number(subject)
  const [row] = await tx.select().from(referrals).where(eq(referrals.invitedId, invitedId))
  if (!row) throw new CannotCarryOut(`the referral ${subject} is not there`)
  return { row, friend: (await namesOf(tx, [invitedId])).get(invitedId) ?? '' }
}

/** A released reward is paid at once, beside the limits of the day and the month; a refused one never. */
export const referralCase: CaseEffects = {
  hold: (tx, subject) => tx.select().from(referrals).where(eq(referrals.invitedId, Number(subject))).for('update'),
  async release(tx, gateway, found, now) {
    const { row, friend } = await subjectOf(tx, found)
    if (row.rewardedAt === null) await payReferral(tx, gateway, row, friend, now)
  },
  async refuse(tx, _gateway, found, now) {
    const { row, friend } = await subjectOf(tx, found)
    await tell(tx, { memberId: row.inviterId, kind: 'referral.refused', values: { amount: found.amount, friend: masked(friend) }, at: now })
  },
}
