import type { Slip } from './slip.ts'

const nameOf = (game: string): string => `coupon/${game}`

/** The slip that this tab kept of a game, or null. */
export function readSlip(game: string): Slip | null {
  try {
    const text = sessionStorage.getItem(nameOf(game))
    return text === null ? null : (JSON.parse(text) as Slip)
  } catch {
    return null
  }
}

/** Keeps the slip of a game for a reload of this tab. */
export function keepSlip(game: string, slip: Slip): void {
  try {
    sessionStorage.setItem(nameOf(game), JSON.stringify(slip))
  } catch {
    // Without storage a reload begins with an empty slip; placed bets stand at the server.
  }
}
