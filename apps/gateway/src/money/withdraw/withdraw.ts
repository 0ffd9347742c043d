import { randomUUID } from 'node:crypto'
import type { withdraw } from '@parlour/api-client/endpoints'
import { and, eq, isNull } from 'drizzle-orm'
import { leaveBonuses } from '../bonus/leave-bonuses.ts'
import { checkFree } from '../bonus/check-free.ts'
import { payoutAccounts, withdrawalStatuses, withdrawals } from '../../kernel/db/index.ts'
import type { Database, WithdrawRules } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import {
  lockWallets,
  memberAccount,
  openAccount,
  orderNo,
  postTransfers,
  withMemberLock,
} from '../../kernel/ledger/index.ts'
import {
  checkOwnCode,
  checkOwnPhone,
  checkPaymentPassword,
  realMemberOf,
  spendCode,
  spendToken,
} from '../../identity/index.ts'
import { checkUnlocked } from '../wallet/read-wallets.ts'
import { accountName, withdrawalFeeOf, payoutTerms, type PayoutKind } from './banks.ts'
import { reviewWithdrawal } from './review-withdrawal.ts'
import { dailyAmount, dailyCount, usedToday } from './withdraw-limits.ts'
import { serializeWithdrawal } from './withdrawal-row.ts'

interface WithdrawalRequest {
  readonly memberId: number
  readonly amount: number
  readonly kind: PayoutKind
}

async function checkLimits(
  tx: Database,
  { amounts }: WithdrawRules,
  { memberId, amount, kind }: WithdrawalRequest,
  now: number,
): Promise<void> {
  const terms = payoutTerms[kind]
  const fixed = amounts.length > 0 && !amounts.includes(amount)
  if (fixed || amount < terms.minimum || amount > terms.maximum)
    throw new DomainError('withdraw.amount.invalid', {
      amounts: { minimum: terms.minimum, maximum: terms.maximum },
    })
  const used = await usedToday(tx, memberId, now)
  if (used.count >= dailyCount || (terms.dailyCount !== null && used.ofKind(kind) >= terms.dailyCount))
    throw new DomainError('withdraw.count.reached', {
      value: { maximum: used.count >= dailyCount ? dailyCount : terms.dailyCount },
    })
  if (used.amount + amount > dailyAmount)
    throw new DomainError('withdraw.daily.reached', {
      amounts: { left: Math.max(0, dailyAmount - used.amount) },
    })
}

/**
 * Asks for a withdrawal, once per key: the money moves to the held wallet at once, and open bonuses are given up, if
 * the member has agreed to that.
 * @throws DomainError withdraw.amount.invalid, withdraw.count.reached, withdraw.daily.reached,
 *   withdraw.money.tied, bonus.active, withdraw.card.unknown, wallet.balance.low,
 *   wallet.locked, wallet.transfer.running, invalid.payment.pw, not.exists.payment.password,
 *   payment.password.locked, code.required, code.invalid, mobile.unverified, social.token.invalid, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleWithdraw: Handler<typeof withdraw> = async (call) => {
  const { gateway, request, now, language } = call
  const { memberId } = realMemberOf(call)
  const { amount, bankCardId, password, forfeitBonus } = request
  const { withdrawRules: rules } = await gateway.state.at(now)
  const takesCode = rules.codeFrom !== null && amount >= rules.codeFrom
  const before = async () => {
    await checkPaymentPassword(gateway, { memberId, password, now })
    const token = await checkOwnPhone(call, memberId, request.firebaseIdToken)
    const code = takesCode && !token ? await checkOwnCode(call, memberId, request.verificationCode) : null
    return { token, code }
  }
  return withMemberLock(
    call,
    { of: 'withdraw', memberId, body: { amount, bankCardId, ...(forfeitBonus ? { forfeitBonus } : {}) }, before },
    async (tx, { token, code }) => {
      if (token) await spendToken(tx, token)
      if (code) await spendCode(tx, code, now)
      await checkUnlocked(tx, memberId, ['main'], now)
      const mine = and(
        eq(payoutAccounts.id, bankCardId),
        eq(payoutAccounts.memberId, memberId),
        isNull(payoutAccounts.removedAt),
      )
      const [card] = await tx.select().from(payoutAccounts).where(mine).for('share')
      if (!card) throw new DomainError('withdraw.card.unknown')
      await openAccount(tx, memberId, 'held')
      await lockWallets(tx, [memberId])
      const wish = { memberId, amount, kind: card.kind }
      await checkLimits(tx, rules, wish, now)
      await checkFree(tx, memberId, amount, now)
      await leaveBonuses(tx, gateway.ports, memberId, { agreed: forfeitBonus === true, now })
      const [id, number] = [randomUUID(), orderNo(gateway.random, 'W', now)]
      await tx.insert(withdrawals).values({
        id,
        orderNo: number,
        memberId,
        cardId: card.id,
        kind: card.kind,
        amount,
        charge: withdrawalFeeOf(card.kind, amount),
        stage: 'submitted',
        at: now,
        statusAt: now,
      })
      await tx.insert(withdrawalStatuses).values({ withdrawalId: id, stage: 'submitted', at: now, by: 'member' })
      await postTransfers(tx, [
        {
          id: randomUUID(),
          kind: 'withdrawal-hold',
          note: card.bankCode,
          reference: number,
          at: now,
          lines: [
            { account: memberAccount(memberId), amount: -amount },
            { account: memberAccount(memberId, 'held'), amount },
          ],
        },
      ])
      await gateway.ports.notify(tx, {
        memberId,
        kind: 'withdrawal.requested',
        values: { amount, account: accountName(card), orderNo: number },
        at: now,
      })
      await reviewWithdrawal(tx, gateway.ports, { orderNo: number, memberId, cardId: card.id, amount, at: now })
      return serializeWithdrawal(tx, language, id)
    },
  )
}
