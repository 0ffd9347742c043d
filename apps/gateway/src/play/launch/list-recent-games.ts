import type { listRecentGames } from '@parlour/api-client/endpoints'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { launches } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError, demoAccountType, sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { findOpenRound } from '../rounds/open-round.ts'
import { gameRow } from '../games/game-row.ts'
import { recentGames } from '../games/recent-games.ts'
import { roomName } from '../games/rooms.ts'

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
  balanceBefore,
  roomId: room === null ? null : roomName(gameId, room),
})

/** The games that the member launched or played, the last one first, in pages. */
export const handleListRecentGames: Handler<typeof listRecentGames> = async (call) => {
  const { gateway, request, now } = call
  const { db, catalogue } = gateway
  const { memberId, type } = sessionOf(call)
  if (type === demoAccountType) throw new DomainError('in_need_true_account')
  await catalogue.refresh(now)
  const recent = (await recentGames(db, memberId, now)).flatMap(({ gameId, at }) => {
    const game = catalogue.find(gameId)
    return game ? [{ game, at }] : []
  })
  const from = (request.pageNum - 1) * request.pageSize
  const page = recent.slice(from, from + request.pageSize)
  const launched = await lastLaunches(
    db,
    memberId,
    page.map(({ game }) => game.id),
  )
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
