import type { PlayKind, SlipLine } from '../calls/draw-games.ts'

const chooseOf = (count: number, take: number): number => {
  let ways = 1
  for (let at = 0; at < take; at++) ways = (ways * (count - at)) / (at + 1)
  return ways
}

/**
 * How many combinations a choice makes, so that the page can name
 * the price that the server will ask; 0 while it is not whole.
 */
export function countCombinations(
  { take, distinct }: Pick<PlayKind, 'take' | 'distinct'>,
  chosen: readonly (readonly string[])[],
): number {
  const [first = [], second = []] = chosen
  if (take > 1) return first.length < take ? 0 : chooseOf(first.length, take)
  const all = chosen.reduce((ways, row) => ways * row.length, 1)
  return distinct && chosen.length === 2 ? all - first.filter((option) => second.includes(option)).length : all
}

/** What lines cost in minor units. */
export const priceOf = (lines: readonly Pick<SlipLine, 'stake' | 'combinations'>[]): number =>
  lines.reduce((sum, { stake, combinations }) => sum + stake * combinations, 0)
