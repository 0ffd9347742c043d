import * as v from 'valibot'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'

/** A wallet of the member: its sum in minor units, and why it is locked. `vendor` is null for the main wallet. */
export const walletRow = v.object({
  accountTypeId: v.number(),
  vendor: optionalText,
  name: v.nullish(v.string(), ''),
  balance: money,
  locked: v.nullish(v.boolean(), false),
  /** The reason in words, and when the lock ends by itself (milliseconds), or null. */
  lockReason: optionalText,
  lockedUntil: optionalNumber,
  /** Whether the games of its provider are closed for now: money can be taken out of it alone. */
  closed: v.nullish(v.boolean(), false),
})

/** A wallet of the member. */
export type WalletRow = v.InferOutput<typeof walletRow>
