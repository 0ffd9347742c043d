import * as v from 'valibot'
import { id } from '../../schemas/id.ts'
import { rates } from './rates.ts'

/** An invitation link: its code, its address, what it opens, and how it went. Times in milliseconds. */
export const affiliateUrl = v.object({
  affiUrlId: id,
  code: v.string(),
  url: v.string(),
  /** 0 opens a player, 2 an agent. */
  type: v.number(),
  note: v.nullish(v.string(), ''),
  rates: v.nullish(rates, {}),
  opened: v.nullish(v.number(), 0),
  registered: v.nullish(v.number(), 0),
  createTime: v.number(),
})

/** An invitation link of an agent. */
export type AffiliateUrl = v.InferOutput<typeof affiliateUrl>
