import { asc } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { catalogueState, games, lotteries, studios } from '../db/tables/index.ts'

/** A game as the database holds it. */
export type Game = typeof games.$inferSelect

/** A studio as the database holds it. */
export type Studio = typeof studios.$inferSelect

/** What is drawn when in a lottery game. */
export type Lottery = typeof lotteries.$inferSelect

/** The games, studios and lotteries, kept in memory and read again soon after a change on whichever gateway. */
export interface Catalogue {
  /** Changes whenever it was read again after a change. */
  readonly version: number
  readonly studios: readonly Studio[]
  /** Most popular first. */
  readonly games: readonly Game[]
  /** In the order of their games. */
  readonly lotteries: readonly Lottery[]
  find(id: number): Game | undefined
  /** Whether any game is of this category. */
  hasCategory(code: string): boolean
  studioName(code: string): string
  /** What a search looks in: title and studio name, folded. */
  searchText(game: Game): string
  /** Reads the catalogue again when it has changed; looks every two seconds at most. */
  refresh(now: number): Promise<void>
  /** Reads the catalogue again. */
  reload(): Promise<void>
}

const looksEvery = 2_000

/** A text without case, accents and doubled spaces. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

async function versionOf(db: Database): Promise<number> {
  const [state] = await db.select({ version: catalogueState.version }).from(catalogueState)
  return state?.version ?? 0
}

async function read(db: Database) {
  const version = await versionOf(db)
  const houses = await db.select().from(studios).orderBy(asc(studios.position))
  const all = await db.select().from(games).orderBy(asc(games.rank), asc(games.id))
  const draws = new Map((await db.select().from(lotteries)).map((lottery) => [lottery.gameId, lottery]))
  const names = new Map(houses.map(({ code, name }) => [code, name]))
  return {
    version,
    studios: houses,
    games: all,
    lotteries: all.flatMap(({ id }) => draws.get(id) ?? []),
    byId: new Map(all.map((game) => [game.id, game])),
    categories: new Set<string>(all.map(({ category }) => category)),
    names,
    texts: new Map(all.map((game) => [game.id, folded(`${game.title} ${names.get(game.studio) ?? ''}`)])),
  }
}

/** Reads the catalogue and keeps it up to date. */
export async function loadCatalogue(db: Database): Promise<Catalogue> {
  let held = await read(db)
  let lookedAt = Number.NEGATIVE_INFINITY
  const reload = async (): Promise<void> => {
    held = await read(db)
  }
  return {
    get version() {
      return held.version
    },
    get studios() {
      return held.studios
    },
    get games() {
      return held.games
    },
    get lotteries() {
      return held.lotteries
    },
    find: (id) => held.byId.get(id),
    hasCategory: (code) => held.categories.has(code),
    studioName: (code) => held.names.get(code) ?? code,
    searchText: (game) => held.texts.get(game.id) ?? '',
    reload,
    async refresh(now) {
      if (Math.abs(now - lookedAt) < looksEvery) return
      lookedAt = now
      if ((await versionOf(db)) !== held.version) await reload()
    },
  }
}
