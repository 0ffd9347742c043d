import { toWireMoney, type getWithdrawPlan } from '@parlour/api-client/endpoints'
import { memberMoney } from '../bonus/member-money.ts'
import { excludedOf } from '../bonus/split-stake.ts'
import type { Handler } from '../http/call.ts'
import { bonusTitle } from '../bonus/bonus-title.ts'
import { readWallets } from '../wallet/read-wallets.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { payoutTerms } from './banks.ts'
import { usualMinutes } from './usual-minutes.ts'
import { confirmMinutes, dailyAmount, dailyCount, usedToday } from './withdraw-limits.ts'

const kinds = Object.values(payoutTerms)

/** What can be withdrawn now, and what is tied to which bonus. @throws DomainError in_need_true_account */
export const handleWithdrawPlan: Handler<typeof getWithdrawPlan> = async (call) => {
  const { gateway, now, language } = call
  const { db } = gateway
  const { memberId } = trueMemberOf(call)
  const money = await memberMoney(db, memberId, now)
  const used = await usedToday(db, memberId, now)
  const { wallets } = await readWallets(gateway, memberId, now)
  const minimum = Math.min(...kinds.map((terms) => terms.minimum))
  const most = Math.min(money.free, dailyAmount - used.amount, Math.max(...kinds.map((terms) => terms.maximum)))
  const may = used.count < dailyCount && most >= minimum && !wallets[0]?.lock
  return {
    balance: toWireMoney(money.free + money.bonus + money.credit),
    free: toWireMoney(money.free),
    tied: toWireMoney(money.bonus + money.credit),
    forfeits: toWireMoney(money.bonus),
    held: toWireMoney(money.held),
    withdrawable: may ? toWireMoney(most) : 0,
    minimumAmount: toWireMoney(minimum),
    usualMinutes: (await usualMinutes(db, now)).BC,
    confirmMinutes,
    ties: money.ties.map(({ bonus, amount, staked, left }) => ({
      bonusId: bonus.id,
      title: bonusTitle(bonus, language),
      amount: toWireMoney(bonus.amount),
      balance: toWireMoney(amount),
      playOnly: bonus.playOnly,
      maxBet: bonus.maxBet === null ? null : toWireMoney(bonus.maxBet),
      wager: toWireMoney(bonus.wager),
      staked: toWireMoney(staked),
      left: toWireMoney(left),
      excluded: [...excludedOf(bonus)],
      expiresAt: bonus.expiresAt,
    })),
  }
}
