import type { Act } from './server.ts'

/** What a reload of the frame finds again: the session, and what was asked for and not answered yet. */
export interface KeptSession {
  readonly token: string
  readonly pending: Act | null
}

const nameOf = (game: string): string => `play/${game}`

/** Reads what this tab kept of a game, or null; a frame without storage starts anew. */
export function readKept(game: string): KeptSession | null {
  try {
    const text = sessionStorage.getItem(nameOf(game))
    return text === null ? null : (JSON.parse(text) as KeptSession)
  } catch {
    return null
  }
}

/** Keeps the session of a game for a reload of this tab, or forgets it. */
export function keep(game: string, session: KeptSession | null): void {
  try {
    if (session === null) sessionStorage.removeItem(nameOf(game))
    else sessionStorage.setItem(nameOf(game), JSON.stringify(session))
  } catch {
    // Without storage nothing outlives a reload; the server still knows what was booked.
  }
}
