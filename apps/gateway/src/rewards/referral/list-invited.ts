import type { listInvited } from '@parlour/api-client/endpoints'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { caseStates, pagesOf, rowsOf } from '../../money/index.ts'
import { claims, referrals } from '../../kernel/db/index.ts'
import type { CaseState, Database, PromotionTerms } from '../../kernel/db/index.ts'
import { masked } from '../../play/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeTerms, type TermsBase } from '../promotions/terms.ts'
import { realMemberOf } from '../../identity/index.ts'
import { latestReferral, runningReferral } from './referral-promotion.ts'
import { namesOf, noteInvited, playedBy, referralReference } from './referrals.ts'
import { present } from '../../kernel/objects/index.ts'

const told: Partial<Readonly<Record<CaseState, string>>> = { open: 'review', refused: 'refused' }

const serialized = (terms: PromotionTerms | undefined, base: TermsBase) => (terms ? serializeTerms(terms, base) : null)

/** Under which terms the rewards for these friends were given; those that were not given yet are left out. */
async function termsGiven(
  db: Database,
  memberId: number,
  invitedIds: readonly number[],
): Promise<Map<number, PromotionTerms>> {
  const rows = await db
    .select({ reference: claims.reference, terms: claims.terms })
    .from(claims)
    .where(
      and(
        eq(claims.memberId, memberId),
        eq(claims.type, 'REFERRAL'),
        inArray(claims.reference, invitedIds.map(referralReference)),
      ),
    )
  const terms = new Map(rows.map((row) => [row.reference, row.terms]))
  return new Map(
    invitedIds.flatMap((id) => {
      const known = terms.get(referralReference(id))
      return known ? [[id, known]] : []
    }),
  )
}

/** The friends whom this member has invited, newest first, their names masked. */
export const handleListInvited: Handler<typeof listInvited> = async (call) => {
  const { gateway, request, now } = call
  const { db } = gateway
  const { memberId } = realMemberOf(call)
  await noteInvited(db, { inviterId: memberId })
  const mine = eq(referrals.inviterId, memberId)
  const [total] = await db.select({ n: count() }).from(referrals).where(mine)
  const { limit, offset } = rowsOf(request)
  const rows = await db
    .select()
    .from(referrals)
    .where(mine)
    .orderBy(desc(referrals.at), desc(referrals.invitedId))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ invitedId }) => invitedId)
  const names = await namesOf(db, ids)
  const played = await playedBy(db, ids)
  const given = await termsGiven(db, memberId, ids)
  const [running, latest] = [runningReferral(gateway, now), latestReferral(gateway, now)]
  const states = await caseStates(db, 'referral', ids.map(String))
  return {
    list: rows.map(({ invitedId, at, rewardedAt, amount }) => {
      const { deposited, staked } = played.get(invitedId) ?? { deposited: 0, staked: 0 }
      const state = states.get(String(invitedId)) ?? 'dropped'
      // What waits for a person is paid when it is released, also when its promotion is over.
      const offered = state === 'open' ? latest : running
      return {
        customerName: masked(present(names.get(invitedId), `member ${invitedId}`)),
        time: at,
        deposited: Math.min(deposited, latest?.rule.deposit ?? 0),
        staked: Math.min(staked, latest?.rule.stake ?? 0),
        status: rewardedAt === null ? (told[state] ?? 'open') : 'rewarded',
        amount: rewardedAt === null ? null : amount,
        rewardedAt,
        terms: serialized(given.get(invitedId) ?? offered?.terms, {
          amount: rewardedAt === null ? (offered?.rule.reward ?? null) : amount,
          from: rewardedAt,
        }),
      }
    }),
    ...pagesOf(request, total?.n ?? 0),
  }
}
