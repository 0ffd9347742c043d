import * as v from 'valibot'
import { optionalNumber } from '../../schemas/flag.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The page of a list that is asked for: from 1, at most 100 rows. */
export const pageFields = { page: v.optional(whole, 1), size: v.optional(v.pipe(whole, v.maxValue(100)), 10) }

const moment = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The period that is asked for, in milliseconds, both ends included; at most 30 days, the last seven when it is left out. */
export const periodFields = { startTime: v.optional(moment), endTime: v.optional(moment) }

/** How many pages and rows there are in all. */
export const pageAnswer = { totalPages: v.nullish(v.number(), 1), totalCount: optionalNumber }
