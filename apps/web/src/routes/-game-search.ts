import type { Openable } from '@parlour/game-launch'
import { textSearch } from './-text-search.ts'

/** What the address of a game says: all that a refresh needs to open it again, and never a token. Source: LAU-02, LAU-03. */
export const gameSearch = textSearch('node', 'vendor', 'room', 'name', 'trial', 'blocked', 'lottery', 'area', 'mode', 'view')

/** The search of a game. */
export type GameSearch = ReturnType<typeof gameSearch>

/** A game as its address names it. */
export const gameOf = ({ node = '', vendor = '', room = '', name = '', trial }: GameSearch) => ({
  nodeId: /^\d{1,15}$/.test(node) ? Number(node) : 0, vendor, roomId: room || null, name, trial: trial === '1',
})

/** A lottery as its address names it, or null where the address names a game. */
export const lotteryOf = ({ lottery, area = '', mode = '', view, vendor = '', name = '' }: GameSearch) =>
  lottery === undefined && view === undefined ? null : { lottery: { area, prizeMode: mode, code: lottery ?? '', view: view === 'lobby' ? ('lobby' as const) : ('betting' as const) }, vendor, name }

/** What opens a game again: the same, as a click has it. */
export const openableOf = (search: GameSearch): Openable => {
  const { nodeId, vendor, roomId, name } = gameOf(search)
  return { id: nodeId, vendor, roomId: roomId ?? '', name }
}
