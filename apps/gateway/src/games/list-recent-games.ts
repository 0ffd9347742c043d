import { toWireMoney, type listRecentGames } from '@parlour/api-client/endpoints'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { launches } from '../db/tables/index.ts'
import { sessionOf, type Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { findOpenRound } from '../play/open-round.ts'
import { trialType } from '../session/session.ts'
import { gameRow } from './game-row.ts'
import { recentGames } from './recent-games.ts'
import { roomName } from './rooms.ts'

type Launch = typeof launches.$inferSelect

/** The last launch of each of these games, by game id. */
async function lastLaunches(db: Database, memberId: number, gameIds: readonly number[]): Promise<Map<number, Launch>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([launches.gameId])
    .from(launches)
    .where(and(eq(launches.memberId, memberId), inArray(launches.gameId, [...gameIds])))
    .orderBy(launches.gameId, desc(launches.at))
  return new Map(rows.map((row) => [row.gameId, row]))
}

const told = ({ id, at, balanceBefore, gameId, room }: Launch) => ({
  ref: id,
  at,
  balanceBefore: toWireMoney(balanceBefore),
  roomId: room === null ? null : roomName(gameId, room),
})

/** The games that the member launched or played, the last one first, in pages. */
export const handleListRecentGames: Handler<typeof listRecentGames> = async (call) => {
  const { gateway, request, now } = call
  const { db, catalogue } = gateway
  const { memberId, type } = sessionOf(call)
  if (type === trialType) throw new DomainError('in_need_true_account')
  await catalogue.refresh(now)
  const recent = (await recentGames(db, memberId, now)).flatMap(({ gameId, at }) => {
    const game = catalogue.find(gameId)
    return game ? [{ game, at }] : []
  })
  const from = (request.pageNum - 1) * request.pageSize
  const page = recent.slice(from, from + request.pageSize)
  const launched = await lastLaunches(db, memberId, page.map(({ game }) => game.id))
  const open = await findOpenRound(db, memberId)
  return {
    list: page.map(({ game, at }) => {
      const launch = launched.get(game.id)
      return {
        ...gameRow(catalogue, game, now),
        lastPlayedAt: at,
        lastLaunch: launch ? told(launch) : null,
        roundOpen: open?.gameId === game.id,
      }
    }),
    totalPages: Math.ceil(recent.length / request.pageSize),
    totalCount: recent.length,
  }
}
