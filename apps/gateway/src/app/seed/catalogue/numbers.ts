import type { GameCategory } from '../../../kernel/db/index.ts'
import type { TitleEntry } from './draw.ts'
import { pick } from './draw.ts'

/** How wildly a machine pays; null where the idea does not apply. */
export type Volatility = 'low' | 'medium' | 'high'

/** Stakes of a game and how it pays: `minBet` in centavos of PHP. What it gives back its engine says. */
export interface GameNumbers {
  readonly minBet: number
  readonly lines: number
  readonly volatility: Volatility | null
}

const stakes: Record<GameCategory, readonly [number, ...number[]]> = {
  LOTT: [1000, 2000, 5000],
  ELOTT: [500, 1000, 2000],
  LIVE: [1000, 2500, 5000, 10_000, 50_000],
  SPORTS: [1000, 2000, 5000],
  FISH: [100, 200, 500],
  RNG: [100, 200, 500, 1000, 2000],
  PVP: [500, 1000, 2000, 5000],
  ESPORTS: [1000, 2000],
  COCKFIGHT: [5000, 10_000],
}

const directed: Readonly<Record<string, Partial<GameNumbers>>> = {
  'Shark Reef': { minBet: 100 },
  'Owl Hour': { minBet: 1000 },
  'Fruit Parade': { minBet: 100, lines: 20, volatility: 'medium' },
}

const reelKinds = new Set(['SM', 'JP', '5Reels', 'FeatureBuy', 'FreeSpins', 'OT'])

const lines = ({ title, classify }: TitleEntry): number => {
  if (classify === '3Reels') return pick([1, 3, 5, 9], `${title}/lines`)
  return reelKinds.has(classify) ? pick([10, 20, 25, 30, 40, 50], `${title}/lines`) : 0
}

/** Works out the stakes of a title; the same title always gets the same numbers. */
export const numbersOf = (category: GameCategory, entry: TitleEntry): GameNumbers => ({
  minBet: pick(stakes[category], `${entry.title}/stake`),
  lines: category === 'RNG' ? lines(entry) : 0,
  volatility: category === 'RNG' ? pick(['low', 'medium', 'medium', 'high'], `${entry.title}/swing`) : null,
  ...directed[entry.title],
})
