import * as v from 'valibot'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { idText } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

/** One stage of a withdrawal: when it came, who brought it on (`member`, `operator`, `clock`), and why in words. */
export const withdrawalStep = v.object({
  stage: v.string(),
  label: v.nullish(v.string(), ''),
  time: v.number(),
  by: optionalText,
  reason: optionalText,
})

/** A withdrawal and how it stands; sums in minor units, times in milliseconds. */
export const withdrawalOrder = v.object({
  id: idText,
  orderNo: idText,
  /** BC bank, EW e-wallet, VW virtual wallet. */
  type: v.nullish(v.string(), 'BC'),
  bankCode: v.nullish(v.string(), ''),
  bankName: v.nullish(v.string(), ''),
  /** The number of the account with all but its last four characters hidden. */
  cardNumber: v.nullish(v.string(), ''),
  amount: money,
  charge: v.nullish(money, null),
  /** What arrives: the amount less the charge. */
  payout: money,
  /**
   * `submitted`, `checking`, `approved`, `paying`, `paid`,
   * `not-received`, and at the end `received`, `forced-received`,
   * `refused` or `cancelled`.
   */
  stage: v.string(),
  time: v.number(),
  stages: sideList(withdrawalStep),
  /**
   * What the member does next: `cancel` (while it may be), `wait`, `confirm`, or null when it is over; and in words.
   */
  nextAction: optionalText,
  nextText: optionalText,
  cancellable: v.nullish(v.boolean(), false),
  /** When a paid one counts as received by itself. */
  countsAt: optionalNumber,
})

/** A withdrawal and how it stands. */
export type WithdrawalOrder = v.InferOutput<typeof withdrawalOrder>
/** One stage that a withdrawal went through. */
export type WithdrawalStep = v.InferOutput<typeof withdrawalStep>

/** How a call names a withdrawal. */
export const orderNo = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
