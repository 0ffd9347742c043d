import type { CategoryCode } from './categories.ts'
import type { TitleEntry } from './draw.ts'
import { hash, pick } from './draw.ts'

/** How wildly a machine pays; null where the idea does not apply. */
export type Volatility = 'low' | 'medium' | 'high'

/** Stakes and odds of a game: `minBet` in centavos of PHP, `rtp` in percent. */
export interface GameNumbers {
  readonly minBet: number
  readonly lines: number
  readonly rtp: number | null
  readonly volatility: Volatility | null
}

const stakes: Record<CategoryCode, readonly [number, ...number[]]> = {
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

const tables: Record<string, number> = {
  BAC: 98.9,
  ROU: 97.3,
  BJ: 99.5,
  SIC: 97.2,
  DAT: 96.3,
  GAMESHOW: 95.8,
  AsiaGames: 96.9,
}

const directed: Readonly<Record<string, Partial<GameNumbers>>> = {
  'Shark Reef': { rtp: 96.8, minBet: 100 },
  'Owl Hour': { rtp: 96.4, minBet: 1000 },
  'Fruit Parade': { rtp: 96.2, minBet: 100, lines: 20, volatility: 'medium' },
}

const reelKinds = new Set(['SM', 'JP', '5Reels', 'FeatureBuy', 'FreeSpins', 'OT'])

const lines = ({ title, classify }: TitleEntry): number => {
  if (classify === '3Reels') return pick([1, 3, 5, 9], `${title}/lines`)
  return reelKinds.has(classify) ? pick([10, 20, 25, 30, 40, 50], `${title}/lines`) : 0
}

const rtp = (category: CategoryCode, { title, classify }: TitleEntry): number | null => {
  if (category === 'LIVE') return tables[classify] ?? null
  if (category === 'RNG' || category === 'FISH') return 94.2 + (hash(`${title}/rtp`) % 31) / 10
  return null
}

const oneDecimal = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)

/** Works out the stakes and odds of a title; the same title always gets the same numbers. */
export const numbersOf = (category: CategoryCode, entry: TitleEntry): GameNumbers => ({
  minBet: pick(stakes[category], `${entry.title}/stake`),
  lines: category === 'RNG' ? lines(entry) : 0,
  rtp: oneDecimal(rtp(category, entry)),
  volatility: category === 'RNG' ? pick(['low', 'medium', 'medium', 'high'], `${entry.title}/swing`) : null,
  ...directed[entry.title],
})
