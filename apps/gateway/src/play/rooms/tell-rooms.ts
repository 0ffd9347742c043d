import { and, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { roomChairs, roomTables } from '../../db/tables/index.ts'
import type { Game } from '../../games/catalogue.ts'
import { roomsOf, type GameRoom } from '../../games/rooms.ts'
import { raiseOf } from './showdown.ts'

/** A room of a game as the lobby shows it; sums in minor units, `least` is what a member needs to join a hand. */
export interface ToldRoom extends Pick<GameRoom, 'number' | 'name' | 'seats'> {
  readonly ante: number
  readonly raise: number
  readonly least: number
  /** By members; house players take no seat away. */
  readonly taken: number
}

/** How many members sit in each room of games, by `<game>-<room>`. */
export async function seatedIn(db: Database, gameIds: readonly number[]): Promise<Map<string, number>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .select({ gameId: roomTables.gameId, room: roomTables.room, members: count() })
    .from(roomChairs)
    .innerJoin(roomTables, and(eq(roomTables.id, roomChairs.tableId), inArray(roomTables.gameId, [...gameIds])))
    .groupBy(roomTables.gameId, roomTables.room)
  return new Map(rows.map(({ gameId, room, members }) => [`${gameId}-${room}`, members]))
}

/** The rooms of a game, cheapest first, with who sits there now. */
export async function tellRooms(db: Database, game: Game): Promise<ToldRoom[]> {
  const seated = await seatedIn(db, [game.id])
  return roomsOf(game).map(({ number, name, minBet: ante, seats }) => ({
    number, name, seats, ante, raise: raiseOf(ante), least: ante + raiseOf(ante), taken: seated.get(`${game.id}-${number}`) ?? 0,
  }))
}
