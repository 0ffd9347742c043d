/** How likely each whole number is, from 0 on. */
export type Spread = readonly number[]

/** The spread of a sum of two independent numbers. */
export function sumOf(one: Spread, other: Spread): number[] {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0)
  for (let at = 0; at < one.length; at++) {
    const chance = one[at] ?? 0
    for (let by = 0; by < other.length; by++) sum[at + by] = (sum[at + by] ?? 0) + chance * (other[by] ?? 0)
  }
  return sum
}

/** The spread of a sum of `count` numbers that are spread alike. */
export function timesOf(one: Spread, count: number): Spread {
  let sum: Spread = [1]
  for (let added = 0; added < count; added++) sum = sumOf(sum, one)
  return sum
}

/** How likely it is that a number is above a line in tenths. */
export const aboveOf = (spread: Spread, line: number): number =>
  spread.reduce((sum, chance, at) => (at * 10 > line ? sum + chance : sum), 0)

/** How likely it is that the first of two independent numbers, with a line in tenths added, is above the second. */
export function aheadOf(one: Spread, other: Spread, line = 0): number {
  let ahead = 0
  let below = 0
  let next = 0
  for (const [at, chance] of one.entries()) {
    while (next < other.length && next * 10 < at * 10 + line) below += other[next++] ?? 0
    ahead += chance * below
  }
  return ahead
}

/** How likely it is that two independent numbers are the same. */
export const evenOf = (one: Spread, other: Spread): number =>
  one.reduce((sum, chance, at) => sum + chance * (other[at] ?? 0), 0)

/**
 * The half line, in tenths, that a number is above and below
 * about as often; from the given ones, or from all up to its end.
 */
export function fairLine(spread: Spread, among?: readonly number[]): number {
  const lines = among ?? spread.map((_, at) => at * 10 + 5)
  return lines.reduce(
    (best, line) => (Math.abs(aboveOf(spread, line) - 0.5) < Math.abs(aboveOf(spread, best) - 0.5) ? line : best),
    lines[0] ?? 5,
  )
}
