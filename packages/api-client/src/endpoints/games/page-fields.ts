import * as v from 'valibot'
import { smallNumber } from '../../schemas/whole-number.ts'

const whole = v.pipe(smallNumber, v.minValue(1))

/** Which page a list of games shows: pages from 1, 42 games each unless asked otherwise. */
export const gamePage = {
  pageNum: v.optional(whole, 1),
  pageSize: v.optional(v.pipe(whole, v.maxValue(100)), 42),
}
