import * as v from 'valibot'
import { id } from '../../schemas/id.ts'

/** Where a member is paid to; the number comes with all but its last four characters hidden. Time in milliseconds. */
export const payoutAccount = v.object({
  bankCardId: id,
  /** BC bank, EW e-wallet, VW virtual wallet. */
  type: v.nullish(v.string(), 'BC'),
  bankCode: v.string(),
  bankName: v.nullish(v.string(), ''),
  payeeName: v.nullish(v.string(), ''),
  cardNumber: v.string(),
  time: v.nullish(v.number(), null),
  /** Whether a withdrawal to it is under way: it cannot be removed until that is over. */
  inUse: v.nullish(v.boolean(), false),
})

/** Where a member is paid to. */
export type PayoutAccount = v.InferOutput<typeof payoutAccount>
