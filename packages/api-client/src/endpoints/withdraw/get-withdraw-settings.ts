import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'
import { numberOrText } from '../../schemas/whole-number.ts'

const limit = v.nullish(money, null)

/**
 * Whether and within which limits the member may withdraw now: sums in minor units (null: none that the platform says),
 * counts a day, times of day as `HH:mm`. Code: in_need_true_account. Source: contract 3.11.
 */
export const getWithdrawSettings = defineEndpoint({
  name: 'getWithdrawSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  aliases: ['/wps/relay/MCS2_getWithdrawSettings'],
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({ groupId: v.optional(numberOrText, 0) }),
  response: v.object({
    allowWithdraw: v.nullish(v.string(), 'N'),
    minimumAmount: limit,
    maximumAmount: limit,
    withdrawDateFrom: optionalText,
    withdrawDateTo: optionalText,
    withdrawTimeMsg: optionalText,
    /** `EVERY_WITHDRAWAL`, `WITHDRAW_AMOUNT` or null. */
    mobileVerificationType: optionalText,
    mobileVerificationWithdrawAmount: limit,
    fixedAmountFlag: flag,
    fixedWithdrawAmounts: sideList(money),
    amountLimitFlag: flag,
    virtualMinAmount: limit,
    virtualMaxAmount: limit,
    eWalletMinAmount: limit,
    eWalletMaxAmount: limit,
    eWalletDailyWithdrawMaxCount: v.nullish(v.number(), null),
    c2cEnabled: flag,
    withdrawPenaltyCharge: v.nullish(money, 0),
    withdrawExceedChargeMsg: optionalText,
    /** How often and how much a day, and what of it is used. */
    dailyMaxCount: v.nullish(v.number(), null),
    dailyMaxAmount: limit,
    todayCount: v.nullish(v.number(), 0),
    todayAmount: v.nullish(money, 0),
    /** Minutes after which a paid withdrawal counts as received; null where it does not do so by itself. */
    confirmMinutes: optionalNumber,
    /** Whether a payment password is asked for, and whether the member has set one. */
    paymentPasswordRequired: v.nullish(v.boolean(), true),
    paymentPasswordSet: v.nullish(v.boolean(), true),
  }),
})
