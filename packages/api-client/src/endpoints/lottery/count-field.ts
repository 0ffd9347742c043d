import * as v from 'valibot'
import { smallNumber } from '../../schemas/whole-number.ts'

/** How many rows a feed may answer at most, with what it answers when nothing is said. */
export const countOf = (usual: number) => v.optional(v.pipe(smallNumber, v.minValue(1), v.maxValue(200)), usual)
