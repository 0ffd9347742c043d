import type { GameSearch } from './-game-search.ts'

/** A game as its address names it. */
export const gameOf = ({ node = '', vendor = '', room = '', name = '', trial }: GameSearch) => ({
  nodeId: /^\d{1,15}$/.test(node) ? Number(node) : 0,
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
