import type { getWithdrawPlan } from '@parlour/api-client/endpoints'
import { memberMoney } from '../bonus/member-money.ts'
import { excludedOf } from '../bonus/split-stake.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { bonusTitle } from '../bonus/bonus-title.ts'
import { readWallets } from '../wallet/read-wallets.ts'
import { realMemberOf } from '../../identity/index.ts'
import { payoutTerms } from './banks.ts'
import { usualMinutes } from './usual-minutes.ts'
import { confirmMinutes, dailyAmount, dailyCount, usedToday } from './withdraw-limits.ts'

const kinds = Object.values(payoutTerms)

/** What can be withdrawn now, and what is tied to which bonus. @throws DomainError in_need_true_account */
export const handleWithdrawPlan: Handler<typeof getWithdrawPlan> = async (call) => {
  const { gateway, now, language } = call
  const { db } = gateway
  const { memberId } = realMemberOf(call)
  const money = await memberMoney(db, memberId, now)
  const used = await usedToday(db, memberId, now)
  const { wallets } = await readWallets(gateway, memberId, now)
  const minimum = Math.min(...kinds.map((terms) => terms.minimum))
  const most = Math.min(money.free, dailyAmount - used.amount, Math.max(...kinds.map((terms) => terms.maximum)))
  const may = used.count < dailyCount && most >= minimum && !wallets[0]?.lock
  return {
    balance: money.free + money.bonus + money.credit,
    free: money.free,
    tied: money.bonus + money.credit,
    forfeits: money.bonus + money.promised,
    held: money.held,
    withdrawable: may ? most : 0,
    minimumAmount: minimum,
    usualMinutes: (await usualMinutes(db, now)).BC,
    confirmMinutes,
    ties: money.ties.map(({ bonus, amount, staked, left }) => ({
      bonusId: bonus.id,
      title: bonusTitle(bonus, language),
      amount: bonus.amount,
      balance: amount,
      playOnly: bonus.playOnly,
      locked: bonus.locked,
      maxBet: bonus.maxBet,
      wager: bonus.wager,
      staked,
      left,
      excluded: [...excludedOf(bonus)],
      expiresAt: bonus.expiresAt,
    })),
  }
}
