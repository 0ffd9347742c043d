/** The middle of the values; of two middle ones their mean. NaN where none was measured. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((one, other) => one - other)
  const half = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2
    ? (sorted[half] ?? Number.NaN)
    : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2
}

/** The least of the values: on a busy machine times only ever get longer. NaN where none was measured. */
export function least(values: readonly number[]): number {
  const measured = values.filter((value) => !Number.isNaN(value))
  return measured.length > 0 ? Math.min(...measured) : Number.NaN
}
