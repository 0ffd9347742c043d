/** The place of a value in an answer: names of the members in its path, index of the item, and the seed. */
export interface Place {
  readonly names: readonly string[]
  readonly index: number
  readonly seed: number
}

/** The name of the member a value belongs to; items of a list go by the list's name. */
export const nameAt = ({ names }: Place): string => names.at(-1) ?? ''

/** One of some values, the same for the same place. */
export function pick<Value>(values: readonly [Value, ...Value[]], { index, seed }: Place): Value {
  return values[(index + seed) % values.length] ?? values[0]
}
