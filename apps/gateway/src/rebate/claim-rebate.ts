import { toWireMoney, type claimRebate } from '@parlour/api-client/endpoints'
import { grantBonus } from '../bonus/grant-bonus.ts'
import type { Database } from '../db/open-database.ts'
import { rebates } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { takeReward } from '../promotions/take-reward.ts'
import { answerTerms } from '../promotions/terms.ts'
import { leastRebate, openRebate, rebateTerms, rebateTitle } from './open-rebate.ts'

async function take(tx: Database, memberId: number, now: number) {
  const { from, until, rankLevel, lines, amount } = await openRebate(tx, memberId, now)
  if (amount < leastRebate) throw new DomainError('rebate.low', { value: { minimum: toWireMoney(leastRebate) } })
  const bonusId = await grantBonus(tx, {
    memberId, amount, kind: 'REBATE', note: rebateTitle.EN, title: rebateTitle, wager: 0, at: now, from: 'house/rebates',
    booked: 'rebate',
  })
  const [row] = await tx.insert(rebates).values({ memberId, from, until, rankLevel, lines, amount, at: now, bonusId })
    .returning()
  if (!row) throw new Error('a rebate was not written')
  return row
}

/**
 * Takes the manual rebate that has gathered; each stake counts once. @throws DomainError rebate.low, in_need_true_account,
 * TOO_MANY_REQUESTS
 */
export const handleClaimRebate: Handler<typeof claimRebate> = (call) =>
  takeReward(call, { of: 'claimRebate', body: {} }, async (tx, memberId) => {
    const { id, from, until, amount } = await take(tx, memberId, call.now)
    return {
      rebateId: id,
      amount: toWireMoney(amount),
      startTime: from,
      endTime: until,
      terms: answerTerms(rebateTerms, { amount, from: call.now }),
    }
  })
