import type { listRooms } from '@parlour/api-client/endpoints'
import { and, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { launches, rounds } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { seatedIn } from '../poker-tables/list-poker-rooms.ts'
import type { Game } from '../../kernel/ports/index.ts'
import { posterOf } from '../games/game-row.ts'
import { roomName, roomsOf } from '../games/rooms.ts'

const seatedMs = 10 * 60_000

/**
 * How many members sat down or played in each room of the providers' own games within ten minutes, by the room's name.
 */
async function playedLately(db: Database, gameIds: readonly number[], now: number): Promise<Map<string, number>> {
  if (gameIds.length === 0) return new Map()
  const ids = [...gameIds]
  const since = now - seatedMs
  const roomOf = sql<number>`(${rounds.outcome} ->> 'room')::int`.mapWith(Number)
  const sat = db
    .select({
      gameId: launches.gameId,
      room: sql<number>`coalesce(${launches.room}, 1)`.mapWith(Number).as('room'),
      memberId: launches.memberId,
    })
    .from(launches)
    .where(and(gt(launches.at, since), inArray(launches.gameId, ids)))
  const played = db
    .select({ gameId: rounds.gameId, room: roomOf.as('room'), memberId: rounds.memberId })
    .from(rounds)
    .where(and(gt(rounds.settledAt, since), inArray(rounds.gameId, ids), isNotNull(roomOf)))
  const both = unionAll(sat, played).as('both')
  const rows = await db
    .select({
      gameId: both.gameId,
      room: both.room,
      members: sql<number>`count(distinct ${both.memberId})`.mapWith(Number),
    })
    .from(both)
    .groupBy(both.gameId, both.room)
  return new Map(rows.map(({ gameId, room, members }) => [roomName(gameId, room), members]))
}

/** How many seats are taken in each room, by its name: where the game runs here, by who sits there. */
async function seatsTaken(db: Database, games: readonly Game[], now: number): Promise<Map<string, number>> {
  const ours = games.filter(({ engine }) => engine === 'poker-tables')
  const others = games.filter(({ engine }) => engine !== 'poker-tables')
  const seated = await seatedIn(
    db,
    ours.map(({ id }) => id),
  )
  const names = ours.flatMap((game) =>
    roomsOf(game).map(({ number }): [string, number] => [
      roomName(game.id, number),
      seated.get(`${game.id}-${number}`) ?? 0,
    ]),
  )
  return new Map([
    ...names,
    ...(await playedLately(
      db,
      others.map(({ id }) => id),
      now,
    )),
  ])
}

/** The rooms of table games, most popular game first, cheapest room first. */
export const handleListRooms: Handler<typeof listRooms> = async ({ gateway, request, language, now }) => {
  const { catalogue, db } = gateway
  await catalogue.refresh(now)
  const { vassalage, gameType, nodeId, pageNum, pageSize } = request
  const rooms = catalogue.games
    .filter(
      (game) =>
        (!gameType || game.category === gameType) &&
        (!vassalage || game.provider === vassalage) &&
        (nodeId === undefined || game.id === nodeId),
    )
    .flatMap((game) => roomsOf(game).map((room) => ({ game, room })))
  const page = rooms.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  const taken = await seatsTaken(db, [...new Set(page.map(({ game }) => game))], now)
  return {
    content: page.map(({ game, room }) => ({
      roomId: roomName(game.id, room.number),
      roomName: sentence(`room.${room.name}`, language),
      nodeId: game.id,
      gameName: game.title,
      vassalage: game.provider,
      gameType: game.category,
      icon: posterOf(game.id),
      minBet: room.minBet,
      maxBet: room.maxBet,
      seats: room.seats,
      seatsTaken: Math.min(room.seats, taken.get(roomName(game.id, room.number)) ?? 0),
    })),
    totalPages: Math.ceil(rooms.length / pageSize),
    totalCount: rooms.length,
  }
}
