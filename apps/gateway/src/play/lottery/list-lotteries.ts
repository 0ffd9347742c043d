import type { listLotteryGames, listPopularLotteries, listRecentVietnamMenus } from '@parlour/api-client/endpoints'
import { and, gt, inArray, sql } from 'drizzle-orm'
import { gameHours } from '../../kernel/db/index.ts'
import { recentGames } from '../games/recent-games.ts'
import { DomainError, demoAccountType, sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { vietnam } from './find-lottery.ts'
import { gameOut } from './rows.ts'

const week = 7 * 86_400_000

/** Every lottery game of a prize mode or of all, most popular first. */
export const handleListLotteryGames: Handler<typeof listLotteryGames> = async ({
  gateway: { catalogue },
  request,
  now,
}) => {
  await catalogue.refresh(now)
  return catalogue.lotteries
    .filter(({ prizeMode }) => request.prizeMode === '' || prizeMode === request.prizeMode)
    .map((lottery) => gameOut(catalogue, lottery, now))
}

/**
 * The lottery games with the most rounds of a week, counted when an
 * hour is over; those without rounds follow in the order of the lobby.
 */
export const handleListPopularLotteries: Handler<typeof listPopularLotteries> = async ({ gateway, request, now }) => {
  const { catalogue, db } = gateway
  await catalogue.refresh(now)
  const { lotteries } = catalogue
  const played = lotteries.length
    ? await db
        .select({ gameId: gameHours.gameId, played: sql<number>`sum(${gameHours.rounds})`.mapWith(Number) })
        .from(gameHours)
        .where(
          and(
            gt(gameHours.hour, now - week),
            inArray(
              gameHours.gameId,
              lotteries.map(({ gameId }) => gameId),
            ),
          ),
        )
        .groupBy(gameHours.gameId)
    : []
  const times = new Map(played.map((row) => [row.gameId, row.played]))
  return lotteries
    .toSorted((a, b) => (times.get(b.gameId) ?? 0) - (times.get(a.gameId) ?? 0))
    .slice(0, request.count)
    .map((lottery) => gameOut(catalogue, lottery, now))
}

/**
 * The lottery games of Vietnam that the member launched or played, the last one first, by game code.
 * @throws DomainError in_need_true_account
 */
export const handleListRecentVietnamMenus: Handler<typeof listRecentVietnamMenus> = async (call) => {
  const { gateway, now } = call
  const { catalogue, db } = gateway
  const { memberId, type } = sessionOf(call)
  if (type === demoAccountType) throw new DomainError('in_need_true_account')
  await catalogue.refresh(now)
  const recent = await recentGames(db, memberId, now)
  const found = recent.flatMap(
    ({ gameId }) => catalogue.lotteries.find((lottery) => lottery.gameId === gameId && lottery.area === vietnam) ?? [],
  )
  return Object.fromEntries(found.map((lottery) => [lottery.code, gameOut(catalogue, lottery, now)]))
}
