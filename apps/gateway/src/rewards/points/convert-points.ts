import type { convertPoints } from '@parlour/api-client/endpoints'
import { grantBonus, grantUnder } from '../../money/index.ts'
import { redemptions } from '../../kernel/db/index.ts'
import { DomainError, sentences } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { orderNo } from '../../kernel/ledger/index.ts'
import { checkPaymentPassword, realMemberOf } from '../../identity/index.ts'
import { takeReward } from '../promotions/take-reward.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { writePoints } from './point-account.ts'
import { cashRatio, conversionTerms, leastConversion } from './point-rules.ts'
import { present } from '../../kernel/objects/index.ts'

const title = sentences('reward.points')

/**
 * Turns points into money, once, after the payment password.
 * @throws DomainError points.convert.invalid, points.low, invalid.payment.pw, not.exists.payment.password,
 * payment.password.locked, in_need_true_account, TOO_MANY_REQUESTS
 */
export const handleConvertPoints: Handler<typeof convertPoints> = async (call) => {
  const {
    gateway,
    request: { point, password },
    now,
  } = call
  const { minimum, multiple } = leastConversion
  const { memberId: me } = realMemberOf(call)
  const before = (): Promise<void> => checkPaymentPassword(gateway, { memberId: me, password, now })
  return takeReward(call, { of: 'convertPoints', body: { point }, before }, async (tx, memberId) => {
    if (point < minimum || point % multiple !== 0)
      throw new DomainError('points.convert.invalid', { value: { minimum, multiple } })
    const amount = point * cashRatio
    const refNo = orderNo(gateway.random, 'P', now)
    const balances = await writePoints(tx, [
      { memberId, kind: 'CONVERT', points: -point, remark: { EN: refNo, TY: refNo }, at: now },
    ])
    await grantBonus(tx, {
      memberId,
      title,
      kind: 'POINTS',
      note: title.EN,
      ...grantUnder(conversionTerms, { amount, at: now }),
    })
    await tx.insert(redemptions).values({
      refNo,
      memberId,
      amount,
      type: 'CONVERT',
      name: title,
      quantity: 1,
      points: point,
      terms: conversionTerms,
      status: 'approved',
      at: now,
      decidedAt: now,
    })
    return {
      refNo,
      points: point,
      amount,
      balance: present(balances.get(memberId), 'the balance of points'),
      terms: serializeTerms(conversionTerms, { amount, from: now }),
    }
  })
}
