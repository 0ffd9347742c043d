import { chairs as pokerChairs, raiseOf } from './ante.ts'
import type { Game } from '../../kernel/ports/index.ts'

/** A room of a table game: its number in the game from 1, what it takes in minor units, and how many sit in it. */
export interface GameRoom {
  readonly number: number
  readonly name: 'beginner' | 'classic' | 'expert' | 'salon'
  readonly minBet: number
  readonly maxBet: number
  readonly seats: number
}

const kinds = [
  { name: 'beginner', times: 1, tables: 12 },
  { name: 'classic', times: 5, tables: 8 },
  { name: 'expert', times: 25, tables: 4 },
  { name: 'salon', times: 100, tables: 2 },
] as const

/** How many sit at one table of the providers' own games. */
const chairs: Readonly<Record<string, number>> = { POKER: 8, CARD: 4, TILES: 4, BOARD: 2 }

type Table = Pick<Game, 'category' | 'classify' | 'minBet' | 'engine'>

/**
 * The rooms of a game, cheapest first; only table games between
 * players have any. Here a hand takes the ante, and the raise at most.
 */
export const roomsOf = ({ category, classify, minBet, engine }: Table): GameRoom[] =>
  category === 'PVP'
    ? kinds.map(({ name, times, tables }, at) => ({
        number: at + 1,
        name,
        minBet: minBet * times,
        maxBet: engine === 'poker-tables' ? minBet * times + raiseOf(minBet * times) : minBet * times * 20,
        seats: tables * (engine === 'poker-tables' ? pokerChairs : (chairs[classify] ?? 4)),
      }))
    : []

/** The room of that number in a game. */
export const findRoom = (game: Table, number: number): GameRoom | undefined =>
  roomsOf(game).find((room) => room.number === number)

/** What a launch names a room by. */
export const roomName = (gameId: number, number: number): string => `ROOM,${gameId}-${number}`

/** The number of the room that a launch names, or null when it names none of that game. */
export function readRoomName(gameId: number, name: string | undefined): number | null {
  const found = /^ROOM,(\d+)-(\d{1,2})$/.exec(name ?? '')
  return found && Number(found[1]) === gameId ? Number(found[2]) : null
}
