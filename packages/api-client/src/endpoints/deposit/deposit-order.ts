import * as v from 'valibot'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { minorUnits } from '../../schemas/amounts.ts'
import { idText, optionalId } from '../../schemas/id.ts'
import { operatorId } from '../../schemas/sent-id.ts'

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(32))
const vendor = v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.maxLength(64))])
const chosenPromotion = v.nullish(operatorId, null)

/** What every deposit says: the sum in minor units, the channel, and the bonus that is chosen with it. */
export const depositFields = {
  amount: minorUnits,
  bankCode: code,
  mcsBankCode: v.nullish(code, null),
  bankType: optionalText,
  vendorId: v.nullish(vendor, null),
  promotionId: chosenPromotion,
  promoClaimId: optionalText,
  targetUsername: optionalText,
  nickname: optionalText,
  deviceId: optionalText,
}

/** A deposit and how it stands; sums in minor units, times in milliseconds. */
export const depositOrder = v.object({
  id: idText,
  orderNo: idText,
  /** `qr`, `launch` or `transfer`. */
  method: v.string(),
  channelCode: v.nullish(v.string(), ''),
  channelName: v.nullish(v.string(), ''),
  bankCode: v.nullish(v.string(), ''),
  amount: money,
  fee: v.nullish(money, null),
  /** `pending`, `checking`, `paid`, `failed`, `expired` or `cancelled`. */
  status: v.string(),
  /** Why it stands so, in words. */
  reason: optionalText,
  reference: optionalText,
  promotionId: optionalId,
  /** The bonus that came with it; null until it is paid. */
  bonusAmount: v.nullish(money, null),
  /** What has to be staked for that bonus, by the terms it was given under; null until it is paid. */
  bonusWager: v.nullish(money, null),
  time: v.number(),
  expiresAt: optionalNumber,
  settledAt: optionalNumber,
  /** Where it can still be paid; null when it is over or was a bank transfer. */
  payUrl: optionalText,
  /** The text of the QR code to draw while it can be paid so; null otherwise. */
  qrCode: optionalText,
})

/** A deposit and how it stands. */
export type DepositOrder = v.InferOutput<typeof depositOrder>
