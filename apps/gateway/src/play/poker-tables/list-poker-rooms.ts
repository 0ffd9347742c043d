import type { PokerRoom } from '@parlour/play/calls'
import { and, count, eq, inArray } from 'drizzle-orm'
import { pokerChairs, pokerTables } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Game } from '../../kernel/ports/index.ts'
import { roomsOf } from '../games/rooms.ts'
import { raiseOf } from '../games/ante.ts'

/** How many members sit in each room of games, by `<game>-<room>`. */
export async function seatedIn(db: Database, gameIds: readonly number[]): Promise<Map<string, number>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .select({ gameId: pokerTables.gameId, room: pokerTables.room, members: count() })
    .from(pokerChairs)
    .innerJoin(pokerTables, and(eq(pokerTables.id, pokerChairs.tableId), inArray(pokerTables.gameId, [...gameIds])))
    .groupBy(pokerTables.gameId, pokerTables.room)
  return new Map(rows.map(({ gameId, room, members }) => [`${gameId}-${room}`, members]))
}

/** The rooms of a game, cheapest first, with who sits there now. */
export async function listPokerRooms(db: Database, game: Game): Promise<PokerRoom[]> {
  const seated = await seatedIn(db, [game.id])
  return roomsOf(game).map(({ number, name, minBet: ante, seats }) => ({
    number,
    name,
    seats,
    ante,
    raise: raiseOf(ante),
    least: ante + raiseOf(ante),
    taken: seated.get(`${game.id}-${number}`) ?? 0,
  }))
}
