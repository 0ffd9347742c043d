import type { GameCategory } from '../../../kernel/db/index.ts'
import { categories, categoryCounts } from './categories.ts'
import type { TitleEntry } from './draw.ts'
import { hash } from './draw.ts'
import type { GameNumbers } from './numbers.ts'
import { numbersOf } from './numbers.ts'
import { hotShelf, maintenanceWindows, marked, newShelf } from './shelves.ts'
import type { ProviderCode } from './providers.ts'
import { elottTitles } from './titles/elott.ts'
import { fishTitles } from './titles/fish.ts'
import { liveTitles } from './titles/live.ts'
import { lottTitles } from './titles/lott.ts'
import { pvpTitles } from './titles/pvp.ts'
import { rngTitles } from './titles/rng.ts'
import { cockfightTitles, esportsTitles, sportsTitles } from './titles/single.ts'

/** One game of the reference catalogue; `id` is the stable node id, `rank` 1 the most popular of all. */
export interface CatalogueGame extends GameNumbers {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly category: GameCategory
  readonly provider: ProviderCode
  readonly classify: string
  readonly hot: boolean
  readonly isNew: boolean
  /** Window in hours from the moment of seeding, or null. */
  readonly maintenance: { readonly fromHour: number; readonly toHour: number } | null
  readonly rank: number
}

const titles: Record<GameCategory, (count: number) => TitleEntry[]> = {
  LOTT: () => lottTitles,
  ELOTT: () => elottTitles,
  LIVE: liveTitles,
  SPORTS: () => sportsTitles,
  FISH: fishTitles,
  RNG: rngTitles,
  PVP: pvpTitles,
  ESPORTS: () => esportsTitles,
  COCKFIGHT: () => cockfightTitles,
}

const hot = new Set([...hotShelf, ...marked.hot])
const fresh = new Set([...newShelf, ...marked.new])

const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}|'/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

type Ranked = Omit<CatalogueGame, 'id' | 'rank'> & { readonly depth: number }

const games0: Ranked[] = categories.flatMap((category) =>
  titles[category](categoryCounts[category]).map((entry, at) => ({
    code: slug(entry.title),
    title: entry.title,
    category,
    provider: entry.provider,
    classify: entry.classify,
    ...numbersOf(category, entry),
    hot: hot.has(entry.title),
    isNew: fresh.has(entry.title) || (at > 60 && hash(`${entry.title}/new`) % 40 === 0),
    maintenance: maintenanceWindows[entry.title] ?? null,
    depth: at / categoryCounts[category],
  })),
)

const order = games0.toSorted(
  (a, b) => a.depth - b.depth || categories.indexOf(a.category) - categories.indexOf(b.category),
)
const ranks = new Map(order.map((game, at) => [game.code, at + 1]))

/** The 1,659 games, category by category and most popular first within each; ids run from 10001. */
export const games: CatalogueGame[] = games0.map(({ depth: _depth, ...game }, at) => ({
  id: 10_001 + at,
  ...game,
  rank: ranks.get(game.code) ?? 0,
}))
