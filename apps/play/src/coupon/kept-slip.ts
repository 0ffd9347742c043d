import { keepInTab, readTab } from '../frame/tab-store.ts'
import type { Slip } from './slip.ts'

const nameOf = (game: string): string => `coupon/${game}`

/** The slip that this tab kept of a game, or null. */
export const readSlip = (game: string): Slip | null => readTab(nameOf(game)) as Slip | null

/** Keeps the slip of a game for a reload of this tab. */
export const keepSlip = (game: string, slip: Slip): void => keepInTab(nameOf(game), slip)
