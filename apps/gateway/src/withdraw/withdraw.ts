import { randomUUID } from 'node:crypto'
import { toWireMoney, type withdraw } from '@parlour/api-client/endpoints'
import { and, eq, isNull } from 'drizzle-orm'
import { leaveBonuses } from '../bonus/leave-bonuses.ts'
import { checkFree } from '../bonus/check-free.ts'
import type { Database } from '../db/open-database.ts'
import { bankCards, withdrawals, withdrawalStages } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { lockWallets, memberAccount, openAccount } from '../ledger/accounts.ts'
import { withMemberLock } from '../ledger/with-member-lock.ts'
import { orderNo } from '../ledger/order-no.ts'
import { postTransfers } from '../ledger/post-transfer.ts'
import { checkPaymentPassword } from '../member/check-payment-password.ts'
import { checkOwnPhone } from '../social/check-own-phone.ts'
import { spendToken } from '../social/spend-token.ts'
import { tell } from '../support/tell-member.ts'
import { checkUnlocked } from '../wallet/read-wallets.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { accountName, chargeOf, payoutTerms, type PayoutKind } from './banks.ts'
import { reviewWithdrawal } from './review-withdrawal.ts'
import { dailyAmount, dailyCount, usedToday } from './withdraw-limits.ts'
import { tellWithdrawal } from './withdrawal-row.ts'

interface Wish {
  readonly memberId: number
  readonly amount: number
  readonly kind: PayoutKind
}

async function checkLimits(tx: Database, { memberId, amount, kind }: Wish, now: number): Promise<void> {
  const terms = payoutTerms[kind]
  if (amount < terms.minimum || amount > terms.maximum)
    throw new DomainError('withdraw.amount.invalid', { value: { minimum: toWireMoney(terms.minimum), maximum: toWireMoney(terms.maximum) } })
  const used = await usedToday(tx, memberId, now)
  if (used.count >= dailyCount || (terms.dailyCount !== null && used.ofKind(kind) >= terms.dailyCount))
    throw new DomainError('withdraw.count.reached', { value: { maximum: used.count >= dailyCount ? dailyCount : terms.dailyCount } })
  if (used.amount + amount > dailyAmount)
    throw new DomainError('withdraw.daily.reached', { value: { left: toWireMoney(Math.max(0, dailyAmount - used.amount)) } })
}

/**
 * Asks for a withdrawal, once per key: the money moves to the held wallet at once, and open bonuses are given up, if the member
 * has agreed to that.
 * @throws DomainError withdraw.amount.invalid, withdraw.count.reached, withdraw.daily.reached, withdraw.money.tied, bonus.active,
 * withdraw.card.unknown, wallet.balance.low, wallet.locked, wallet.transfer.running, invalid.payment.pw,
 * not.exists.payment.password, payment.password.locked, social.token.invalid, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleWithdraw: Handler<typeof withdraw> = async (call) => {
  const { gateway, request, now, language } = call
  const { memberId } = trueMemberOf(call)
  const { amount, bankCardId, password, forfeitBonus } = request
  const before = async () => {
    await checkPaymentPassword(gateway, { memberId, password, now })
    return checkOwnPhone(call, memberId, request.firebaseIdToken)
  }
  return withMemberLock(call, { of: 'withdraw', memberId, body: { amount, bankCardId, ...(forfeitBonus ? { forfeitBonus } : {}) }, before }, async (tx, proof) => {
    if (proof) await spendToken(tx, proof)
    await checkUnlocked(tx, memberId, ['main'], now)
    const mine = and(eq(bankCards.id, bankCardId), eq(bankCards.memberId, memberId), isNull(bankCards.removedAt))
    const [card] = await tx.select().from(bankCards).where(mine).for('share')
    if (!card) throw new DomainError('withdraw.card.unknown')
    await openAccount(tx, memberId, 'held')
    await lockWallets(tx, [memberId])
    const wish = { memberId, amount, kind: card.kind }
    await checkLimits(tx, wish, now)
    await checkFree(tx, memberId, amount, now)
    await leaveBonuses(tx, memberId, { agreed: forfeitBonus === true, now })
    const [id, number] = [randomUUID(), orderNo(gateway.random, 'W', now)]
    await tx.insert(withdrawals).values({
      id, orderNo: number, memberId, cardId: card.id, kind: card.kind, amount, charge: chargeOf(card.kind, amount),
      stage: 'submitted', at: now, stageAt: now,
    })
    await tx.insert(withdrawalStages).values({ withdrawalId: id, stage: 'submitted', at: now, by: 'member' })
    await postTransfers(tx, [{
      id: randomUUID(),
      kind: 'withdrawal-hold',
      note: card.bankCode,
      reference: number,
      at: now,
      lines: [{ account: memberAccount(memberId), amount: -amount }, { account: memberAccount(memberId, 'held'), amount }],
    }])
    await tell(tx, { memberId, kind: 'withdrawal.requested', values: { amount, account: accountName(card), orderNo: number }, at: now })
    await reviewWithdrawal(tx, { orderNo: number, memberId, cardId: card.id, amount, at: now })
    return tellWithdrawal(tx, language, id)
  })
}
