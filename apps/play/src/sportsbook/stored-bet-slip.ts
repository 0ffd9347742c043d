import { storeInTab, readTab } from '../frame/tab-store.ts'
import type { BetSlip } from './bet-slip.ts'

const nameOf = (game: string): string => `sportsbook/${game}`

/** The slip that this tab kept of a game, or null. */
export const readBetSlip = (game: string): BetSlip | null => readTab(nameOf(game)) as BetSlip | null

/** Keeps the slip of a game for a reload of this tab. */
export const storeBetSlip = (game: string, slip: BetSlip): void => storeInTab(nameOf(game), slip)
