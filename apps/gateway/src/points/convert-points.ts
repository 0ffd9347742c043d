import { toWireMoney, type convertPoints } from '@parlour/api-client/endpoints'
import { grantBonus } from '../bonus/grant-bonus.ts'
import { redemptions } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { sentences } from '../http/messages.ts'
import { DomainError } from '../http/domain-error.ts'
import { orderNo } from '../ledger/order-no.ts'
import { checkPaymentPassword } from '../member/check-payment-password.ts'
import { takeReward } from '../promotions/take-reward.ts'
import { answerTerms, stakeUntil, wagerOf } from '../promotions/terms.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { writePoints } from './point-account.ts'
import { cashRatio, conversionTerms, leastConversion } from './point-rules.ts'

const title = sentences('reward.points')

/**
 * Turns points into money, once, after the payment password.
 * @throws DomainError points.convert.invalid, points.low, invalid.payment.pw, not.exists.payment.password,
 * payment.password.locked, in_need_true_account, TOO_MANY_REQUESTS
 */
export const handleConvertPoints: Handler<typeof convertPoints> = async (call) => {
  const { gateway, request: { point, password }, now } = call
  const { minimum, multiple } = leastConversion
  const { memberId: me } = trueMemberOf(call)
  const before = (): Promise<void> => checkPaymentPassword(gateway, { memberId: me, password, now })
  return takeReward(call, { of: 'convertPoints', body: { point }, before }, async (tx, memberId) => {
    if (point < minimum || point % multiple !== 0)
      throw new DomainError('points.convert.invalid', { value: { minimum, multiple } })
    const amount = point * cashRatio
    const refNo = orderNo(gateway.random, 'P', now)
    const balances = await writePoints(
      tx, [{ memberId, kind: 'CONVERT', points: -point, remark: { EN: refNo, TY: refNo }, at: now }],
    )
    await grantBonus(tx, {
      memberId, amount, title, kind: 'POINTS', note: title.EN, at: now, booked: 'points',
      wager: wagerOf(conversionTerms, amount),
      excluded: conversionTerms.excluded,
      maxBet: conversionTerms.maxBet,
      expiresAt: stakeUntil(conversionTerms, now),
    })
    await tx.insert(redemptions).values({
      refNo, memberId, amount, type: 'CONVERT', name: title, quantity: 1, points: point, terms: conversionTerms,
      status: 'approved',
      at: now, decidedAt: now,
    })
    return {
      refNo,
      points: point,
      amount: toWireMoney(amount),
      balance: balances.get(memberId) ?? 0,
      terms: answerTerms(conversionTerms, { amount, from: now }),
    }
  })
}
