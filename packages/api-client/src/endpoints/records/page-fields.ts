import * as v from 'valibot'
import { optionalNumber } from '../../schemas/flag.ts'
import { moment, smallNumber } from '../../schemas/whole-number.ts'

const whole = v.pipe(smallNumber, v.minValue(1))

/** The page of a list that is asked for: from 1, at most 100 rows. */
export const pageFields = { page: v.optional(whole, 1), size: v.optional(v.pipe(whole, v.maxValue(100)), 10) }

/**
 * The period that is asked for, in milliseconds since 1970, both
 * ends included: whole days end with their last millisecond.
 * At most 30 days, the last seven when it is left out.
 */
export const periodFields = { startTime: v.optional(moment), endTime: v.optional(moment) }

/** By which column, and in which direction. */
export const sorting = <const Column extends string>(columns: readonly Column[], first: NoInfer<Column>) => ({
  sort: v.optional(v.picklist(columns), first),
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
})

/** How many pages and rows there are in all. */
export const pageAnswer = { totalPages: v.nullish(v.number(), 1), totalCount: optionalNumber }
