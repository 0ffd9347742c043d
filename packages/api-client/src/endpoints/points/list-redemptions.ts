import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { idText } from '../../schemas/id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields, sorting } from '../records/page-fields.ts'

const redemption = v.object({
  refNo: idText,
  applyTime: v.number(),
  /** CASH, GIFT, PROMO, or CONVERT for points that were turned into money. */
  type: v.string(),
  name: v.string(),
  quantity: v.nullish(v.number(), 1),
  points: v.number(),
  /** What it is worth as money, in minor units; null for gifts. */
  amount: v.nullish(bonusAmount, null),
  /** `process`, `approved` or `rejected`. */
  status: v.string(),
  /** Why it was rejected, in the words of who decided. */
  reason: optionalText,
  /** Where a gift goes, as its member wrote it: the number to call and the address. */
  mobile: optionalText,
  address: optionalText,
  terms: v.nullish(bonusTerms, null),
})

/** Points that were redeemed or converted. */
export type Redemption = v.InferOutput<typeof redemption>

/**
 * What this member has redeemed and converted in a period, newest first or by `sort`, in pages. Amounts in minor units,
 * times in milliseconds. Codes: records.period.invalid, in_need_true_account. Source: contract 3.9; `sort` and `order`
 * are not in it: a platform without them answers newest first.
 */
export const listRedemptions = defineEndpoint({
  name: 'listRedemptions',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  aliases: ['/wps/relay/MCSFE_getRedeemPointList'],
  moduleId: 'PTSYS3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...periodFields,
    ...pageFields,
    status: v.optional(v.picklist(['process', 'approved', 'rejected', '']), ''),
    ...sorting(['time', 'points'], 'time'),
  }),
  response: v.object({
    list: tolerantList(redemption),
    /** The points of all pages, without those that were given back. */
    totalPoints: optionalNumber,
    ...pageAnswer,
  }),
})
