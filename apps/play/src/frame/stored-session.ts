import type { Act } from './server.ts'
import { storeInTab, readTab } from './tab-store.ts'

/** What a reload of the frame finds again: the session, and what was asked for and not answered yet. */
export interface KeptSession {
  readonly token: string
  readonly pending: Act | null
}

const nameOf = (game: string): string => `play/${game}`

/** Reads what this tab kept of a game, or null. */
export const readStored = (game: string): KeptSession | null => readTab(nameOf(game)) as KeptSession | null

/** Keeps the session of a game for a reload of this tab, or forgets it. */
export const keep = (game: string, session: KeptSession | null): void => storeInTab(nameOf(game), session)
