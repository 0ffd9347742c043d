/** What stands in a sentence about lengths: `range` is `one` when both ends are the same (VAL-04). */
export type MessageValues = Readonly<Record<string, string | number>>

/** The values of a sentence about a length from `min` to `max` characters. */
export const rangeValues = (min: number, max: number): MessageValues => ({
  min,
  max,
  range: min === max ? 'one' : 'many',
})
