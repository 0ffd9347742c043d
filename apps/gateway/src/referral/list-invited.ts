import { toWireMoney, type listInvited } from '@parlour/api-client/endpoints'
import { count, desc, eq } from 'drizzle-orm'
import { caseStates } from '../cases/find-case.ts'
import { referrals, type CaseState } from '../db/tables/index.ts'
import { masked } from '../games/list-winners.ts'
import type { Handler } from '../http/call.ts'
import { referral } from '../promotions/rules.ts'
import { answerTerms } from '../promotions/terms.ts'
import { pagesOf, rowsOf } from '../records/paging.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { namesOf, noteInvited, playedBy } from './referrals.ts'

const told: Partial<Readonly<Record<CaseState, string>>> = { open: 'review', refused: 'refused' }

/** The friends whom this member has invited, newest first, their names masked. */
export const handleListInvited: Handler<typeof listInvited> = async (call) => {
  const { gateway: { db }, request } = call
  const { memberId } = trueMemberOf(call)
  await noteInvited(db, { inviterId: memberId })
  const mine = eq(referrals.inviterId, memberId)
  const [total] = await db.select({ n: count() }).from(referrals).where(mine)
  const { limit, offset } = rowsOf(request)
  const rows = await db.select().from(referrals).where(mine)
    .orderBy(desc(referrals.at), desc(referrals.invitedId)).limit(limit).offset(offset)
  const ids = rows.map(({ invitedId }) => invitedId)
  const names = await namesOf(db, ids)
  const played = await playedBy(db, ids)
  const states = await caseStates(db, 'referral', ids.map(String))
  return {
    list: rows.map(({ invitedId, at, rewardedAt, amount }) => {
      const { deposited, staked } = played.get(invitedId) ?? { deposited: 0, staked: 0 }
      return {
        customerName: masked(names.get(invitedId) ?? ''),
        time: at,
        deposited: toWireMoney(Math.min(deposited, referral.deposit)),
        staked: toWireMoney(Math.min(staked, referral.stake)),
        status: rewardedAt === null ? (told[states.get(String(invitedId)) ?? 'dropped'] ?? 'open') : 'rewarded',
        amount: rewardedAt === null ? null : toWireMoney(amount),
        rewardedAt,
        terms: answerTerms(
          referral.terms, { amount: rewardedAt === null ? referral.reward : amount, from: rewardedAt },
        ),
      }
    }),
    ...pagesOf(request, total?.n ?? 0),
  }
}
