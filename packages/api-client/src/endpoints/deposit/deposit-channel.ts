import * as v from 'valibot'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

/** A bank or wallet that a channel takes. */
export const depositBank = v.object({ bankCode: v.string(), bankType: optionalText, bankName: optionalText })

/**
 * One way to deposit: what it takes, at least and at most (minor units), its fee and how long it usually takes; null
 * where the platform does not say.
 */
export const depositChannel = v.object({
  vendorName: v.nullish(v.string(), ''),
  vendorId: v.nullish(v.union([v.string(), v.number()]), ''),
  mcsBankCode: v.nullish(v.string(), ''),
  banks: tolerantList(depositBank),
  /** Which call makes an order: `qr`, `launch` or `transfer`. */
  method: v.nullish(v.string(), 'launch'),
  minimum: v.nullish(money, null),
  maximum: v.nullish(money, null),
  /** The fee in percent of the amount; 0 when there is none. */
  feePercent: optionalNumber,
  /** Minutes until the money is there: the middle of the last 30 days. */
  usualMinutes: optionalNumber,
})

/** One way to deposit. */
export type DepositChannel = v.InferOutput<typeof depositChannel>
