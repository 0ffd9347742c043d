import type { getWithdrawSettings } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { readWallets } from '../wallet/read-wallets.ts'
import { realMemberOf } from '../../identity/index.ts'
import { payoutTerms } from './banks.ts'
import { confirmMinutes, dailyAmount, dailyCount, usedToday } from './withdraw-limits.ts'

/** Whether and within which limits the member may withdraw now. @throws DomainError in_need_true_account */
export const handleWithdrawSettings: Handler<typeof getWithdrawSettings> = async (call) => {
  const { gateway, now, language } = call
  const { memberId } = realMemberOf(call)
  const used = await usedToday(gateway.db, memberId, now)
  const { wallets } = await readWallets(gateway, memberId, now)
  const [member] = await gateway.db
    .select({ record: members.paymentRecord })
    .from(members)
    .where(eq(members.id, memberId))
  const { amounts, codeFrom } = (await gateway.state.at(now)).withdrawRules
  const { BC, EW, VW } = payoutTerms
  return {
    allowWithdraw: wallets[0]?.lock ? 'N' : 'Y',
    minimumAmount: BC.minimum,
    maximumAmount: BC.maximum,
    withdrawDateFrom: '00:00',
    withdrawDateTo: '23:59',
    withdrawTimeMsg: sentence('withdraw.always', language),
    mobileVerificationType: codeFrom === null ? null : codeFrom === 0 ? 'EVERY_WITHDRAWAL' : 'WITHDRAW_AMOUNT',
    mobileVerificationWithdrawAmount: codeFrom === 0 ? null : codeFrom,
    fixedAmountFlag: amounts.length > 0,
    fixedWithdrawAmounts: [...amounts],
    amountLimitFlag: true,
    virtualMinAmount: VW.minimum,
    virtualMaxAmount: VW.maximum,
    eWalletMinAmount: EW.minimum,
    eWalletMaxAmount: EW.maximum,
    eWalletDailyWithdrawMaxCount: EW.dailyCount,
    c2cEnabled: true,
    withdrawPenaltyCharge: 0,
    withdrawExceedChargeMsg: null,
    dailyMaxCount: dailyCount,
    dailyMaxAmount: dailyAmount,
    todayCount: used.count,
    todayAmount: used.amount,
    confirmMinutes,
    paymentPasswordRequired: true,
    paymentPasswordSet: Boolean(member?.record),
  }
}
