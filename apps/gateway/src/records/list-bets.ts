import { toWireMoney, type listBets } from '@parlour/api-client/endpoints'
import { and, desc, eq, gte, ilike, lt, sql } from 'drizzle-orm'
import { games, pastCategories, rounds } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { keptPeriodOf } from './kept-period.ts'
import { pagesOf, rowsOf } from './paging.ts'
import { categoryPlayed, isPast } from './played-category.ts'

const whole = (column: typeof rounds.stake | typeof rounds.win) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

/** The settled rounds of the member, with totals over all pages. @throws DomainError records.period.invalid, records.period.archived, in_need_true_account */
export const handleListBets: Handler<typeof listBets> = async (call) => {
  const { request, gateway } = call
  const { memberId } = trueMemberOf(call)
  const { from, until } = await keptPeriodOf(call)
  const { gameCategory, vendor, gameName } = request
  const where = and(
    eq(rounds.memberId, memberId),
    gte(rounds.settledAt, from),
    lt(rounds.settledAt, until),
    gameCategory ? eq(categoryPlayed, gameCategory) : undefined,
    vendor ? eq(games.studio, vendor) : undefined,
    gameName ? ilike(games.title, `%${gameName.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`) : undefined,
  )
  const { limit, offset } = rowsOf(request)
  const rows = await gateway.db
    .select({ round: rounds, title: games.title, category: categoryPlayed, studio: games.studio })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .leftJoin(pastCategories, isPast)
    .where(where)
    .orderBy(desc(rounds.settledAt), desc(rounds.id))
    .limit(limit)
    .offset(offset)
  const [totals] = await gateway.db
    .select({ stake: whole(rounds.stake), win: whole(rounds.win), n: sql<number>`count(*)`.mapWith(Number) })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .leftJoin(pastCategories, isPast)
    .where(where)
  const { stake, win, n } = totals ?? { stake: 0, win: 0, n: 0 }
  return {
    list: rows.map(({ round, title, category, studio }) => ({
      betId: round.id,
      time: round.settledAt,
      gameId: round.gameId,
      gameName: title,
      category,
      vendor: studio,
      vendorName: gateway.catalogue.studioName(studio),
      stake: toWireMoney(round.stake),
      win: toWireMoney(round.win),
      result: toWireMoney(round.win - round.stake),
    })),
    totals: { stake: toWireMoney(stake), win: toWireMoney(win), result: toWireMoney(win - stake), count: n },
    ...pagesOf(request, n),
  }
}
