import { toWireMoney, type listWinners } from '@parlour/api-client/endpoints'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { members, rounds } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { posterOf } from './game-row.ts'

const day = 86_400_000
const spans = { day, week: 7 * day, month: 30 * day }
const mostRows = 100

/** A name as the public may see it: the first three signs and the last two, never the whole. */
export function masked(name: string): string {
  const signs = [...name]
  const front = signs.slice(0, Math.min(3, Math.max(1, signs.length - 3))).join('')
  return `${front}***${signs.length > 5 ? signs.slice(-2).join('') : ''}`
}

/** The highest settled wins of a period, names masked. */
export const answerListWinners: Handler<typeof listWinners> = async ({ gateway, request, now }) => {
  const { catalogue, db } = gateway
  const limit = Math.min(mostRows, Math.max(1, Math.trunc(Number(request.limitNum)) || 20))
  const { gameCategory } = request
  const ids = catalogue.games.filter((game) => game.category === gameCategory).map((game) => game.id)
  const rows = await db
    .select({ name: members.username, gameId: rounds.gameId, win: rounds.win, settledAt: rounds.settledAt })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(
      and(
        gt(rounds.settledAt, now - spans[request.period]),
        gt(rounds.win, 0),
        gameCategory === 'ALL' ? undefined : inArray(rounds.gameId, ids.length ? ids : [0]),
      ),
    )
    .orderBy(desc(rounds.win), desc(rounds.settledAt))
    .limit(limit)
  return {
    list: rows.flatMap(({ name, gameId, win, settledAt }) => {
      const game = catalogue.find(gameId)
      if (!game) return []
      return {
        vo: {
          customerName: masked(name),
          gameName: game.title,
          nodeId: game.id,
          gameType: game.category,
          vassalage: game.studio,
          iconUrl: posterOf(game.id),
          winAmount: toWireMoney(win),
          settleTime: settledAt,
        },
      }
    }),
  }
}
