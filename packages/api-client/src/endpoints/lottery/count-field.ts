import * as v from 'valibot'

/** How many rows a feed may answer at most, with what it answers when nothing is said. */
export const countOf = (usual: number) =>
  v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(200)), usual)
