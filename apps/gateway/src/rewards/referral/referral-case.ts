import { eq } from 'drizzle-orm'
import { CannotCarryOut } from '../../money/index.ts'
import type { Case, CaseEffects } from '../../money/index.ts'
import { referrals } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { masked } from '../../play/index.ts'
import { present } from '../../kernel/objects/index.ts'
import { payReferral } from './referral-job.ts'
import { latestReferral } from './referral-promotion.ts'
import { namesOf, type Referral } from './referrals.ts'

async function subjectOf(
  tx: Database,
  { subject }: Case,
): Promise<{ readonly row: Referral; readonly friend: string }> {
  const invitedId = Number(subject)
  const [row] = await tx.select().from(referrals).where(eq(referrals.invitedId, invitedId))
  if (!row) throw new CannotCarryOut(`the referral ${subject} is not there`)
  return { row, friend: present((await namesOf(tx, [invitedId])).get(invitedId), `member ${invitedId}`) }
}

/** A released reward is paid at once, beside the limits of the day and the month; a refused one never. */
export const referralCase: CaseEffects = {
  hold: (tx, subject) =>
    tx
      .select()
      .from(referrals)
      .where(eq(referrals.invitedId, Number(subject)))
      .for('update'),
  async release(tx, gateway, found, now) {
    const { row, friend } = await subjectOf(tx, found)
    const promotion = latestReferral(gateway, now)
    if (!promotion) throw new CannotCarryOut('no promotion rewards inviting')
    if (row.rewardedAt === null) await payReferral(tx, gateway, { row, friend, promotion, at: now })
  },
  async refuse(tx, { ports }, found, now) {
    const { row, friend } = await subjectOf(tx, found)
    await ports.notify(tx, {
      memberId: row.inviterId,
      kind: 'referral.refused',
      values: { friend: masked(friend) },
      at: now,
    })
  },
}
