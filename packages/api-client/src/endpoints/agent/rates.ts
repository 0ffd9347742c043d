import * as v from 'valibot'
import { tolerantRecord } from '../../schemas/tolerant-record.ts'

/** What rebates are told apart by; sports, esports and cockfights count as SPORTS. */
export const productTypes = ['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'] as const

/** What rebates are told apart by. */
export type ProductType = (typeof productTypes)[number]

/** Rebate rates by product type, as parts of the turnover: 0.003 is 0.3 %. A missing type is a rate of zero. */
export const rates = tolerantRecord(v.number())

/** Rates to set: parts of the turnover, at most four places of a percent. */
export const ratesToSet = v.pipe(
  v.optional(v.record(v.picklist(productTypes), v.pipe(v.number(), v.minValue(0), v.maxValue(0.1))), {}),
)
