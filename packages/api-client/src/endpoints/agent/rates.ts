import * as v from 'valibot'
import { sideRecord } from '../../schemas/tolerant-record.ts'

/** The categories of rebates; sports, esports and cockfights count as SPORTS. */
export const productTypes = ['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'] as const

/** A category of rebates. */
export type ProductType = (typeof productTypes)[number]

/** Rebate rates by product type, as parts of the turnover: 0.003 is 0.3 %. A missing type is a rate of zero. */
export const rates = sideRecord(v.number())

/** Rates to set: parts of the turnover, at most four places of a percent. */
export const ratesToSet = v.pipe(
  v.optional(v.record(v.picklist(productTypes), v.pipe(v.number(), v.minValue(0), v.maxValue(0.1))), {}),
)
