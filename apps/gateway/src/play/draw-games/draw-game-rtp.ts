import type { Play } from './play.ts'
import { playsOf } from './plays.ts'

type Spread = ReadonlyMap<string, number>

/** All draws of independent places that are equally likely, such as digits or dice. */
const everyRow = (options: readonly number[], length: number): number[][] =>
  Array.from({ length }).reduce<number[][]>(
    (made) => made.flatMap((start) => options.map((option) => [...start, option])),
    [[]],
  )

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/**
 * Draws that stand for all others: every one of them equally likely.
 * Plays on digits look at the last four at most, those on places at two.
 */
const spaces: Readonly<Record<string, () => readonly (readonly number[])[]>> = {
  '3D': () => everyRow(from(0, 9), 3),
  '4D': () => everyRow(from(0, 9), 4),
  FIVE: () => everyRow(from(0, 9), 4).map((digits) => [0, ...digits]),
  NINE: () => everyRow(from(1, 9), 1),
  DICE: () => everyRow(from(1, 6), 3),
  BALLS: () => everyRow(from(1, 10), 2).filter(([first, second]) => first !== second),
}

const drums: Readonly<Record<string, readonly [drawn: number, of: number]>> = {
  SIX: [6, 45],
  KENO: [20, 80],
  BINGO: [30, 75],
}

/**
 * How the sums of `drawn` balls out of `of` are spread, as shares
 * of all draws; every set of balls is gone through, sum by sum.
 */
function sumsOf([drawn, of]: readonly [number, number]): Float64Array {
  const width = (drawn * (2 * of - drawn + 1)) / 2 + 1
  const ways = Array.from({ length: drawn + 1 }, () => new Float64Array(width))
  const [none] = ways
  if (none) none[0] = 1
  for (let ball = 1; ball <= of; ball++)
    for (let count = Math.min(ball, drawn); count > 0; count--) {
      const [before, after] = [ways[count - 1], ways[count]]
      if (before && after)
        for (let sum = ball; sum < width; sum++) after[sum] = (after[sum] ?? 0) + (before[sum - ball] ?? 0)
    }
  const sums = ways[drawn] ?? new Float64Array(width)
  const all = sums.reduce((total, count) => total + count, 0)
  return sums.map((count) => count / all)
}

/** The share of draws in which `take` given balls are all among the drawn ones. */
const shareOfSet = ([drawn, of]: readonly [number, number], take: number): number =>
  from(0, take - 1).reduce((share, at) => (share * (drawn - at)) / (of - at), 1)

/**
 * The return of a play on a drum for each option; what looks at the sum is decided by a draw of one ball that has it.
 */
function spreadOfDrum(
  drum: readonly [number, number],
  sums: Float64Array,
  { places, take, pays, judge }: Play,
): Spread {
  const [place] = places
  if (place?.name === 'numbers') return new Map([['any', (shareOfSet(drum, take) * (pays[0] ?? 0)) / 100]])
  return new Map(
    (place?.options ?? []).map((option) => [
      option,
      sums.reduce((back, share, sum) => back + (share * judge([sum], [option])) / 100, 0),
    ]),
  )
}

/** The return of a play for each option of its last place, over all draws of its space. */
function spreadOfSpace(space: readonly (readonly number[])[], { places, distinct, judge }: Play): Spread {
  const fixed = places.slice(0, -1).map(({ options }) => options[0] ?? '')
  const options = (places.at(-1)?.options ?? []).filter((option) => !distinct || !fixed.includes(option))
  return new Map(
    options.map((option) => [
      option,
      space.reduce((back, draw) => back + judge(draw, [...fixed, option]), 0) / space.length / 100,
    ]),
  )
}

function spreadsOfKind(drawKind: string): ReadonlyMap<string, readonly number[]> {
  const drum = drums[drawKind]
  const sums = drum ? sumsOf(drum) : null
  const space = spaces[drawKind]?.() ?? []
  return new Map(
    playsOf(drawKind).map((play) => {
      const spread = drum && sums ? spreadOfDrum(drum, sums, play) : spreadOfSpace(space, play)
      return [play.name, [...spread.values()]]
    }),
  )
}

const worked = new Map<string, ReadonlyMap<string, readonly number[]>>()

/** The exact return of each option of each play of a kind of draw, by the name of the play, as shares of the stake. */
export function spreadsOf(drawKind: string): ReadonlyMap<string, readonly number[]> {
  const found = worked.get(drawKind) ?? spreadsOfKind(drawKind)
  worked.set(drawKind, found)
  return found
}

const lowest = new Map<string, ReadonlyMap<string, number>>()

/**
 * The exact return of each play of a kind of draw by its name, as a
 * share of the stake: that of its lowest option where they differ.
 */
export function returnsOf(drawKind: string): ReadonlyMap<string, number> {
  const found =
    lowest.get(drawKind) ?? new Map([...spreadsOf(drawKind)].map(([name, shares]) => [name, Math.min(...shares)]))
  lowest.set(drawKind, found)
  return found
}
