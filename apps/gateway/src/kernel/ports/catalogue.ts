import type { games, lotteries, providers } from '../db/tables/index.ts'

/** A game as the database holds it. */
export type Game = typeof games.$inferSelect

/** A provider as the database holds it. */
export type Provider = typeof providers.$inferSelect

/** What is drawn when in a lottery game. */
export type Lottery = typeof lotteries.$inferSelect

/** The games, providers and lotteries, cached in memory and read again soon after a change on any gateway. */
export interface Catalogue {
  /** Changes whenever it was read again after a change. */
  readonly version: number
  readonly providers: readonly Provider[]
  /** Most popular first. */
  readonly games: readonly Game[]
  /** In the order of their games. */
  readonly lotteries: readonly Lottery[]
  find(id: number): Game | undefined
  /** Whether any game is of this category. */
  hasCategory(code: string): boolean
  providerName(code: string): string
  /** What a search looks in: title and provider name, folded. */
  searchText(game: Game): string
  /** Reads the catalogue again when it has changed; looks every two seconds at most. */
  refresh(now: number): Promise<void>
  /** Reads the catalogue again. */
  reload(): Promise<void>
}

/** What a launch names a game by. */
export const roomIdOf = ({ id, provider }: Pick<Game, 'id' | 'provider'>): string => `GAME_LIST$${provider},${id}`
