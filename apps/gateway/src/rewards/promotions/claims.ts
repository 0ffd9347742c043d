import { and, eq } from 'drizzle-orm'
import { grantBonus, grantUnder } from '../../money/index.ts'
import { claims, insertRows } from '../../kernel/db/index.ts'
import type { Database, PromotionTerms, Words } from '../../kernel/db/index.ts'
import { DomainError, localized } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import { serializeTerms } from './terms.ts'

/** A reward as the database holds it. */
export type Claim = typeof claims.$inferSelect

/** A reward to issue; sums in minor units. */
export interface NewClaim {
  readonly memberId: number
  readonly type: string
  /** What it is for: issued once for a member, type and reference. */
  readonly reference: string
  readonly promotionId?: number | null
  readonly title: Words
  readonly amount: number
  readonly terms: PromotionTerms
  readonly deposit?: number
  readonly at: number
  /** Until when it may be claimed. */
  readonly expiresAt?: number | null
}

/** Issues a reward inside the transaction `tx`; answers null when it was issued before. */
export async function issueClaim(tx: Database, claim: NewClaim): Promise<Claim | null> {
  const { at, ...rest } = claim
  const [row] = await tx
    .insert(claims)
    .values({ ...rest, status: 'issued', issuedAt: at })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Issues many rewards in one statement, inside the transaction `tx`; those that were issued before are left as they are. */
export const issueClaims = (tx: Database, issued: readonly NewClaim[]): Promise<void> =>
  insertRows(
    tx,
    claims,
    issued.map(
      ({ memberId, type, reference, promotionId = null, title, amount, terms, deposit = 0, at, expiresAt }) => ({
        memberId,
        type,
        reference,
        promotionId,
        title,
        amount,
        terms,
        deposit,
        status: 'issued',
        issuedAt: at,
        expiresAt,
      }),
    ),
    'on conflict do nothing',
  )

/** Books the money of an issued reward, inside the transaction `tx`. */
async function payClaim(tx: Database, claim: Claim, at: number): Promise<Claim> {
  const { memberId, type, title, amount, terms, deposit } = claim
  const bonusId = await grantBonus(tx, {
    memberId,
    kind: type,
    note: title.EN,
    title,
    ...grantUnder(terms, { amount, deposit, at }),
  })
  const paid = { status: 'claimed', claimedAt: at, bonusId }
  await tx.update(claims).set(paid).where(eq(claims.id, claim.id))
  return { ...claim, ...paid }
}

/** Issues a reward and books its money at once; answers null, and books nothing, when it was issued before. */
export async function giveReward(tx: Database, claim: NewClaim): Promise<Claim | null> {
  const issued = await issueClaim(tx, claim)
  return issued && payClaim(tx, issued, claim.at)
}

/** How a reward stands at `now`. */
export const claimStatus = ({ status, expiresAt }: Pick<Claim, 'status' | 'expiresAt'>, now: number): string =>
  status === 'issued' && expiresAt !== null && expiresAt <= now ? 'close' : status

/**
 * Takes an issued reward of a member, inside the transaction `tx`.
 * @throws DomainError promotion.claim.missing, promotion.claim.claimed, promotion.claim.closed
 */
export async function takeClaim(
  tx: Database,
  { id, memberId, now }: { id: number; memberId: number; now: number },
): Promise<Claim> {
  const [claim] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), eq(claims.memberId, memberId)))
    .for('update')
  if (!claim) throw new DomainError('promotion.claim.missing')
  const status = claimStatus(claim, now)
  if (status === 'claimed') throw new DomainError('promotion.claim.claimed')
  if (status !== 'issued') throw new DomainError('promotion.claim.closed')
  return payClaim(tx, claim, now)
}

/** A reward as the wire shows it. */
export function serializeClaim(claim: Claim, language: Language, now: number) {
  const { id, type, promotionId, title, amount, issuedAt, expiresAt, claimedAt, terms, deposit } = claim
  return {
    rewardId: id,
    promotionType: type,
    promotionId,
    title: localized(title, language),
    amount,
    status: claimStatus(claim, now),
    issuedAt,
    expiresAt,
    claimedAt,
    terms: serializeTerms(terms, { amount, deposit, from: claimedAt }),
  }
}
