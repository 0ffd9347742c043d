import * as v from 'valibot'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { sentId } from '../../schemas/sent-id.ts'

/** A ticket: a fixed bonus to take when it suits. The amount in minor units, times in milliseconds since 1970. */
export const ticketRow = v.object({
  ticketId: id,
  title: v.nullish(v.string(), ''),
  amount: bonusAmount,
  /** `AVAILABLE`, `CLAIMED`, `CANCELLED` or `EXPIRED`. */
  status: v.nullish(v.string(), 'AVAILABLE'),
  time: optionalNumber,
  expiresAt: optionalNumber,
  usedAt: optionalNumber,
  terms: v.nullish(bonusTerms, null),
})

/** A ticket of this member. */
export type Ticket = v.InferOutput<typeof ticketRow>

/** The id of a ticket in a request. */
export const ticketId = sentId
