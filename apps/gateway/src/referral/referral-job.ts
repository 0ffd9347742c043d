import { eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { referrals } from '../db/tables/index.ts'
import { masked } from '../games/list-winners.ts'
import type { Gateway } from '../gateway.ts'
import type { BatchStep, Job } from '../jobs/job.ts'
import { startOfDay, startOfMonth } from '../jobs/manila-calendar.ts'
import { memberCursor } from '../jobs/member-batch.ts'
import { lockWallets } from '../ledger/accounts.ts'
import { giveReward } from '../promotions/claims.ts'
import { referral } from '../promotions/rules.ts'
import { isRunning, promotionTitle } from '../promotions/running-promotion.ts'
import { tell } from '../support/tell-member.ts'
import { holdReferral } from './hold-referral.ts'
import { holdUnpaid, hourlyStart, namesOf, noteInvited, paidSince, playedBy, type Played, type Referral } from './referrals.ts'

const hour = 3_600_000
/** The cursor while invited members are noted, with the last one; the rewards come after them. */
interface NotingCursor {
  readonly notedTo: number
}

const isNoting = (cursor: unknown): cursor is NotingCursor => typeof cursor === 'object' && cursor !== null && 'notedTo' in cursor

/** The first look of a day goes through all members: a look behind the newest may miss those who joined while the promotion stood still. */
const startOf = async (tx: Database, until: number): Promise<number> => (startOfDay(until) === until ? 0 : hourlyStart(tx))

/** Whether an invited member has done what the reward asks for. */
const hasQualified = ({ deposited, staked }: Played): boolean =>
  deposited >= referral.deposit && staked >= referral.stake

/** Pays the reward of a referral inside the transaction `tx` that holds its row, once. */
export async function payReferral(
  tx: Database, gateway: Pick<Gateway, 'content'>, { invitedId, inviterId }: Referral, friend: string, at: number,
): Promise<void> {
  const { promotionId, type, terms, reward: amount } = referral
  const title = promotionTitle(gateway, promotionId)
  const claim = { memberId: inviterId, type, promotionId, reference: `referral/${invitedId}`, title, amount, terms, at }
  if (!(await giveReward(tx, claim))) return
  await tx.update(referrals).set({ rewardedAt: at, amount }).where(eq(referrals.invitedId, invitedId))
  await tell(tx, { memberId: inviterId, kind: 'referral.rewarded', values: { amount, friend: masked(friend) }, at })
}

/**
 * Pays for every invited member who has deposited and played enough, once; what is above the month's number waits for
 * the next.
 */
async function rewardReferrals(tx: Database, gateway: Pick<Gateway, 'content'>, at: number, { cursor, size }: BatchStep): Promise<number | null> {
  const waiting = await holdUnpaid(tx, memberCursor(cursor), size)
  const played = await playedBy(tx, waiting.map(({ invitedId }) => invitedId))
  const due = waiting.filter(({ invitedId }) => hasQualified(played.get(invitedId) ?? { deposited: 0, staked: 0 }))
  const names = await namesOf(tx, due.map(({ invitedId }) => invitedId))
  const paid = await paidSince(tx, startOfMonth(at), due.map(({ inviterId }) => inviterId))
  await lockWallets(tx, due.map(({ inviterId }) => inviterId))
  for (const row of due) {
    const before = paid.get(row.inviterId) ?? 0
    const friend = names.get(row.invitedId) ?? ''
    if (before >= referral.aMonth || (await holdReferral(tx, row, friend, at))) continue
    await payReferral(tx, gateway, row, friend, at)
    paid.set(row.inviterId, before + 1)
  }
  return waiting.length < size ? null : (waiting.at(-1)?.invitedId ?? null)
}

/** Looks every hour for invited members who have done enough. */
export const referralJob: Job = {
  name: 'referrals',
  every: hour,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, gateway, { until }, step) {
    if (!isRunning(gateway, referral.promotionId, until)) return null
    if (step.cursor === null || isNoting(step.cursor)) {
      const after = isNoting(step.cursor) ? step.cursor.notedTo : await startOf(tx, until)
      const notedTo = await noteInvited(tx, { after, size: step.size })
      return notedTo === null ? 0 : { notedTo }
    }
    return rewardReferrals(tx, gateway, until, step)
  },
}
