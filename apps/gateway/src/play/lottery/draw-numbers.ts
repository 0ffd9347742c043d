import type { Chance } from '../../kernel/config/index.ts'

type Roll = Pick<Chance, 'roll'>

const digits = ({ roll }: Roll, count: number): number[] => Array.from({ length: count }, () => roll(10))

const dice = ({ roll }: Roll, count: number): number[] => Array.from({ length: count }, () => roll(6) + 1)

/** Takes `count` different balls out of a drum of `of`, numbered from 1. */
function balls({ roll }: Roll, count: number, of: number): number[] {
  const drum = Array.from({ length: of }, (_, at) => at + 1)
  return Array.from({ length: count }, () => drum.splice(roll(drum.length), 1)[0] ?? 0)
}

const rising = (numbers: number[]): number[] => numbers.toSorted((a, b) => a - b)

const kinds: Readonly<Record<string, (random: Roll) => number[]>> = {
  '3D': (random) => digits(random, 3),
  '4D': (random) => digits(random, 4),
  FIVE: (random) => digits(random, 5),
  NINE: ({ roll }) => [roll(9) + 1],
  DICE: (random) => dice(random, 3),
  SIX: (random) => rising(balls(random, 6, 45)),
  BALLS: (random) => balls(random, 10, 10),
  KENO: (random) => rising(balls(random, 20, 80)),
  BINGO: (random) => balls(random, 30, 75),
}

/** The kinds of draws there are. */
export const drawKinds: readonly string[] = Object.keys(kinds)

/** Draws the numbers of a kind, joined by commas. @throws for an unknown kind */
export function drawNumbers(kind: string, random: Roll): string {
  const draw = kinds[kind]
  if (!draw) throw new Error(`there is no kind of draw ${kind}`)
  return draw(random).join(',')
}
