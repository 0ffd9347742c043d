import type { claimRaffle } from '@parlour/api-client/endpoints'
import { and, asc, eq } from 'drizzle-orm'
import { claims } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeClaim, takeClaim, type Claim } from './claims.ts'
import { isOpen } from './list-claims.ts'
import { takeReward } from './take-reward.ts'

async function openPrizes(tx: Database, memberId: number, now: number): Promise<number[]> {
  const rows = await tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.memberId, memberId), eq(claims.type, 'RAFFLE'), isOpen(now)))
    .orderBy(asc(claims.id))
  return rows.map(({ id }) => id)
}

async function checkRaffle(tx: Database, id: number, memberId: number): Promise<void> {
  const [claim] = await tx
    .select({ type: claims.type })
    .from(claims)
    .where(and(eq(claims.id, id), eq(claims.memberId, memberId)))
  if (claim?.type !== 'RAFFLE') throw new DomainError('promotion.claim.missing')
}

/**
 * Takes one prize of a raffle, or all that wait.
 * @throws DomainError promotion.claim.missing, promotion.claim.claimed, promotion.claim.closed, in_need_true_account,
 * TOO_MANY_REQUESTS
 */
export const handleClaimRaffle: Handler<typeof claimRaffle> = (call) => {
  const {
    request: { rewardId },
    language,
    now,
  } = call
  return takeReward(call, { of: 'claimRaffle', body: { rewardId } }, async (tx, memberId) => {
    if (rewardId !== null) await checkRaffle(tx, rewardId, memberId)
    const ids = rewardId === null ? await openPrizes(tx, memberId, now) : [rewardId]
    if (ids.length === 0) throw new DomainError('promotion.claim.missing')
    const taken: Claim[] = []
    for (const id of ids) taken.push(await takeClaim(tx, { id, memberId, now }))
    return {
      amount: taken.reduce((sum, { amount }) => sum + amount, 0),
      list: taken.map((claim) => serializeClaim(claim, language, now)),
    }
  })
}
