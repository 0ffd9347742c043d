import type { Id } from '@parlour/api-client/endpoints'
import type { GameSearch } from './-game-search.ts'

/** The id that an address names: a number where that is exact, else all of its digits; 0 is no game. */
function idOf(text: string): Id {
  if (!/^\d{1,40}$/.test(text)) return 0
  return Number.isSafeInteger(Number(text)) ? Number(text) : text
}

/** A game as its address names it. */
export const gameOf = ({ node = '', vendor = '', room = '', name = '', trial }: GameSearch) => ({
  nodeId: idOf(node),
  vendor,
  roomId: room || null,
  name,
  trial: trial === '1',
})

/** A lottery as its address names it, or null where the address names a game. */
export const lotteryOf = ({ lottery, area = '', mode = '', view, vendor = '', name = '' }: GameSearch) =>
  lottery === undefined && view === undefined
    ? null
    : {
        lottery: {
          area,
          prizeMode: mode,
          code: lottery ?? '',
          view: view === 'lobby' ? ('lobby' as const) : ('betting' as const),
        },
        vendor,
        name,
      }
