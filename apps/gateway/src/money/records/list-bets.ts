import type { listBets } from '@parlour/api-client/endpoints'
import { and, desc, eq, gte, ilike, lt, sql } from 'drizzle-orm'
import { games, pastCategories, rounds } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { storedPeriodOf } from './stored-period.ts'
import { pagesOf, rowsOf } from '../lists/paging.ts'
import { categoryPlayed, isPast } from '../turnover/played-category.ts'

const whole = (column: typeof rounds.stake | typeof rounds.win) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

/**
 * The settled rounds of the member, with totals over all pages.
 * @throws DomainError records.period.invalid, records.period.archived, in_need_true_account
 */
export const handleListBets: Handler<typeof listBets> = async (call) => {
  const { request, gateway } = call
  const { memberId } = realMemberOf(call)
  const { from, until } = await storedPeriodOf(call)
  const { gameCategory, vendor, gameName } = request
  const where = and(
    eq(rounds.memberId, memberId),
    gte(rounds.settledAt, from),
    lt(rounds.settledAt, until),
    gameCategory ? eq(categoryPlayed, gameCategory) : undefined,
    vendor ? eq(games.provider, vendor) : undefined,
    gameName ? ilike(games.title, `%${gameName.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`) : undefined,
  )
  const { limit, offset } = rowsOf(request)
  const rows = await gateway.db
    .select({ round: rounds, title: games.title, category: categoryPlayed, provider: games.provider })
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
    list: rows.map(({ round, title, category, provider }) => ({
      betId: round.id,
      time: round.settledAt,
      gameId: round.gameId,
      gameName: title,
      category,
      vendor: provider,
      vendorName: gateway.catalogue.providerName(provider),
      stake: round.stake,
      win: round.win,
      result: round.win - round.stake,
    })),
    totals: { stake, win, result: win - stake, count: n },
    ...pagesOf(request, n),
  }
}
