import { fold } from '@parlour/validation/fold'
import { asc } from 'drizzle-orm'
import { catalogueState, games, lotteries, providers } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Catalogue } from '../../kernel/ports/index.ts'

const looksEvery = 2_000

async function versionOf(db: Database): Promise<number> {
  const [state] = await db.select({ version: catalogueState.version }).from(catalogueState)
  return state?.version ?? 0
}

async function read(db: Database) {
  const version = await versionOf(db)
  const houses = await db.select().from(providers).orderBy(asc(providers.position))
  const all = await db.select().from(games).orderBy(asc(games.rank), asc(games.id))
  const draws = new Map((await db.select().from(lotteries)).map((lottery) => [lottery.gameId, lottery]))
  const names = new Map(houses.map(({ code, name }) => [code, name]))
  return {
    version,
    providers: houses,
    games: all,
    lotteries: all.flatMap(({ id }) => draws.get(id) ?? []),
    byId: new Map(all.map((game) => [game.id, game])),
    categories: new Set<string>(all.map(({ category }) => category)),
    names,
    texts: new Map(all.map((game) => [game.id, fold(`${game.title} ${names.get(game.provider) ?? ''}`)])),
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
    get providers() {
      return held.providers
    },
    get games() {
      return held.games
    },
    get lotteries() {
      return held.lotteries
    },
    find: (id) => held.byId.get(id),
    hasCategory: (code) => held.categories.has(code),
    providerName: (code) => held.names.get(code) ?? code,
    searchText: (game) => held.texts.get(game.id) ?? '',
    reload,
    async refresh(now) {
      if (Math.abs(now - lookedAt) < looksEvery) return
      lookedAt = now
      if ((await versionOf(db)) !== held.version) await reload()
    },
  }
}
