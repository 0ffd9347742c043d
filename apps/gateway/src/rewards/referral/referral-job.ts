import { eq } from 'drizzle-orm'
import { referrals } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { masked } from '../../play/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { memberCursor, startOfDay, startOfMonth } from '../../kernel/jobs/index.ts'
import type { BatchStep, Job } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { giveReward } from '../promotions/claims.ts'
import { promotionTitle } from '../promotions/running-promotion.ts'
import { stakeUntil, wageringRequirementOf } from '../../money/index.ts'
import { holdReferral } from './hold-referral.ts'
import { runningReferral, type DueReferral, type ReferralPromotion } from './referral-promotion.ts'
import {
  holdUnpaid,
  hourlyStart,
  namesOf,
  noteInvited,
  paidSince,
  playedBy,
  referralReference,
  type Played,
} from './referrals.ts'
import { present } from '../../kernel/objects/index.ts'

const hour = 3_600_000
/** The cursor while invited members are noted, with the last one; the rewards come after them. */
interface NotingCursor {
  readonly notedTo: number
}

const isNoting = (cursor: unknown): cursor is NotingCursor =>
  typeof cursor === 'object' && cursor !== null && 'notedTo' in cursor

/**
 * The first look of a day goes through all members: a look behind the
 * newest may miss those who joined while the promotion stood still.
 */
const startOf = async (tx: Database, until: number): Promise<number> =>
  startOfDay(until) === until ? 0 : hourlyStart(tx)

/** Whether an invited member has done what the reward asks for. */
const hasQualified = ({ rule }: ReferralPromotion, { deposited, staked }: Played): boolean =>
  deposited >= rule.deposit && staked >= rule.stake

/** Gives the reward of a referral, which is paid for play, inside the transaction `tx` that holds its row, once. */
export async function payReferral(
  tx: Database,
  gateway: Pick<Gateway, 'content' | 'ports'>,
  { row: { invitedId, inviterId }, friend, promotion, at }: DueReferral,
): Promise<void> {
  const { id: promotionId, type, terms } = promotion
  const amount = promotion.rule.reward
  const title = promotionTitle(gateway, promotionId)
  const claim = {
    memberId: inviterId,
    type,
    promotionId,
    reference: referralReference(invitedId),
    title,
    amount,
    terms,
    at,
  }
  if (!(await giveReward(tx, claim))) return
  await tx.update(referrals).set({ rewardedAt: at, amount }).where(eq(referrals.invitedId, invitedId))
  await gateway.ports.notify(tx, {
    memberId: inviterId,
    kind: 'referral.rewarded',
    values: {
      amount,
      friend: masked(friend),
      wager: wageringRequirementOf(terms, amount),
      until: stakeUntil(terms, at),
    },
    at,
  })
}

/**
 * Pays for every invited member who has deposited and played enough, once; what is above the month's number waits for
 * the next.
 */
async function rewardReferrals(
  tx: Database,
  gateway: Pick<Gateway, 'content' | 'ports'>,
  { promotion, at }: Pick<DueReferral, 'promotion' | 'at'>,
  { cursor, size }: BatchStep,
): Promise<number | null> {
  const waiting = await holdUnpaid(tx, memberCursor(cursor), size)
  const played = await playedBy(
    tx,
    waiting.map(({ invitedId }) => invitedId),
  )
  const due = waiting.filter(({ invitedId }) =>
    hasQualified(promotion, played.get(invitedId) ?? { deposited: 0, staked: 0 }),
  )
  const names = await namesOf(
    tx,
    due.map(({ invitedId }) => invitedId),
  )
  const paid = await paidSince(
    tx,
    startOfMonth(at),
    due.map(({ inviterId }) => inviterId),
  )
  await lockWallets(
    tx,
    due.map(({ inviterId }) => inviterId),
  )
  for (const row of due) {
    const before = paid.get(row.inviterId) ?? 0
    const friend = present(names.get(row.invitedId), `member ${row.invitedId}`)
    const reward = { row, friend, promotion, at }
    if (before >= promotion.rule.aMonth || (await holdReferral(tx, gateway.ports, reward))) continue
    await payReferral(tx, gateway, reward)
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
    const promotion = runningReferral(gateway, until)
    if (!promotion) return null
    if (step.cursor === null || isNoting(step.cursor)) {
      const after = isNoting(step.cursor) ? step.cursor.notedTo : await startOf(tx, until)
      const notedTo = await noteInvited(tx, { after, size: step.size })
      return notedTo === null ? 0 : { notedTo }
    }
    return rewardReferrals(tx, gateway, { promotion, at: until }, step)
  },
}
