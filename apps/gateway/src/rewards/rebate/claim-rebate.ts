import type { claimRebate } from '@parlour/api-client/endpoints'
import { grantBonus } from '../../money/index.ts'
import { rebates } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { takeReward } from '../promotions/take-reward.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { leastRebate, openRebate, rebateTerms, rebateTitle } from './open-rebate.ts'

async function take(tx: Database, memberId: number, now: number) {
  const { from, until, rankLevel, lines, amount } = await openRebate(tx, memberId, now)
  if (amount < leastRebate) throw new DomainError('rebate.low', { amounts: { minimum: leastRebate } })
  const bonusId = await grantBonus(tx, {
    memberId,
    amount,
    kind: 'REBATE',
    note: rebateTitle.EN,
    title: rebateTitle,
    wager: 0,
    at: now,
  })
  const [row] = await tx
    .insert(rebates)
    .values({ memberId, from, until, rankLevel, lines, amount, at: now, bonusId })
    .returning()
  if (!row) throw new Error('a rebate was not written')
  return row
}

/**
 * Takes the manual rebate that has gathered; each stake counts once.
 * @throws DomainError rebate.low, in_need_true_account, TOO_MANY_REQUESTS
 */
export const handleClaimRebate: Handler<typeof claimRebate> = (call) =>
  takeReward(call, { of: 'claimRebate', body: {} }, async (tx, memberId) => {
    const { id, from, until, amount } = await take(tx, memberId, call.now)
    return {
      rebateId: id,
      amount,
      startTime: from,
      endTime: until,
      terms: serializeTerms(rebateTerms, { amount, from: call.now }),
    }
  })
