import { toWireMoney, type getWithdrawPlan } from '@parlour/api-client/endpoints'
import { freeMoneyOf } from '../bonus/free-money.ts'
import type { Handler } from '../http/call.ts'
import { bonusTitle } from '../bonus/bonus-title.ts'
import { readWallets } from '../wallet/read-wallets.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { payoutTerms } from './banks.ts'
import { usualMinutes } from './usual-minutes.ts'
import { confirmMinutes, dailyAmount, dailyCount, usedToday } from './withdraw-limits.ts'

const kinds = Object.values(payoutTerms)

/** What can be withdrawn now, and what is tied to which bonus. @throws Refusal in_need_true_account */
export const answerWithdrawPlan: Handler<typeof getWithdrawPlan> = async (call) => {
  const { gateway, now, language } = call
  const { db } = gateway
  const { memberId } = trueMemberOf(call)
  const money = await freeMoneyOf(db, memberId, now)
  const used = await usedToday(db, memberId, now)
  const { wallets } = await readWallets(gateway, memberId, now)
  const minimum = Math.min(...kinds.map((terms) => terms.minimum))
  const most = Math.min(money.free, dailyAmount - used.amount, Math.max(...kinds.map((terms) => terms.maximum)))
  const may = used.count < dailyCount && most >= minimum && !wallets[0]?.lock
  return {
    balance: toWireMoney(money.main),
    free: toWireMoney(money.free),
    tied: toWireMoney(money.tied),
    held: toWireMoney(money.held),
    withdrawable: may ? toWireMoney(most) : 0,
    minimumAmount: toWireMoney(minimum),
    usualMinutes: (await usualMinutes(db, now)).BC,
    confirmMinutes,
    ties: money.ties.map(({ bonus, staked, left }) => ({
      bonusId: bonus.id,
      title: bonusTitle(bonus, language),
      amount: toWireMoney(bonus.amount),
      wager: toWireMoney(bonus.wager),
      staked: toWireMoney(staked),
      left: toWireMoney(left),
      excluded: bonus.excluded ? bonus.excluded.split(',') : [],
      expiresAt: bonus.expiresAt,
    })),
  }
}
