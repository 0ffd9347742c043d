import { storeInTab, readTab } from '../frame/tab-store.ts'
import type { SlipLine } from '../calls/draw-games.ts'

const slipName = (code: string): string => `numbers/slip/${code}`

/** The slip that this tab keeps for a lottery game. */
export const readSlip = (code: string): readonly SlipLine[] =>
  (readTab(slipName(code)) as readonly SlipLine[] | null) ?? []

/** Keeps the slip of a lottery game for a reload of this tab. */
export const storeSlip = (code: string, lines: readonly SlipLine[]): void => storeInTab(slipName(code), lines)

/** Where a visit stands: the lobby, or one game by its code. */
export interface LobbyPosition {
  readonly view: 'lobby' | 'betting'
  readonly code: string
}

/** Where a reload of this tab finds the visit again; null for a new session. */
export function readPlace(token: string): LobbyPosition | null {
  const kept = readTab('numbers/place') as (LobbyPosition & { readonly token: string }) | null
  return kept?.token === token ? kept : null
}

/** Keeps where the visit stands. */
export const storePlace = (token: string, place: LobbyPosition): void =>
  storeInTab('numbers/place', { ...place, token })
