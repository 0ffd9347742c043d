import { asc } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { games, studios } from '../db/tables/index.ts'

/** A game as the database holds it. */
export type Game = typeof games.$inferSelect

/** A studio as the database holds it. */
export type Studio = typeof studios.$inferSelect

/** The games and studios, read once at the start and kept in memory. */
export interface Catalogue {
  readonly studios: readonly Studio[]
  /** Most popular first. */
  readonly games: readonly Game[]
  find(id: number): Game | undefined
  studioName(code: string): string
  /** What a search looks in: title and studio name, folded. */
  searchText(game: Game): string
}

/** A text without case, accents and doubled spaces. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Reads the catalogue. */
export async function loadCatalogue(db: Database): Promise<Catalogue> {
  const houses = await db.select().from(studios).orderBy(asc(studios.position))
  const all = await db.select().from(games).orderBy(asc(games.rank), asc(games.id))
  const byId = new Map(all.map((game) => [game.id, game]))
  const names = new Map(houses.map(({ code, name }) => [code, name]))
  const texts = new Map(all.map((game) => [game.id, folded(`${game.title} ${names.get(game.studio) ?? ''}`)]))
  return {
    studios: houses,
    games: all,
    find: (id) => byId.get(id),
    studioName: (code) => names.get(code) ?? code,
    searchText: (game) => texts.get(game.id) ?? '',
  }
}
