import type { listBets, ServedRequestOf } from '@parlour/api-client/endpoints'
import { fold, wordsOf } from '@parlour/validation/fold'
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { games, pastCategories, rounds } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { storedPeriodOf } from './stored-period.ts'
import { pagesOf, rowsOf } from '../lists/paging.ts'
import { categoryPlayed, isPast } from '../turnover/played-category.ts'
import { listOpenBets, sumOpenBets, type OpenBet } from './open-bets.ts'
import { placedAtOf } from './placed-at.ts'

type BetsCall = Call<ServedRequestOf<typeof listBets>>
type Sorted = Pick<BetsCall['request'], 'sort' | 'order'>

const sortedBy = {
  time: rounds.settledAt,
  gameName: games.title,
  category: categoryPlayed,
  stake: rounds.stake,
  win: rounds.win,
  result: sql`${rounds.win} - ${rounds.stake}`,
} as const

const uuid = v.pipe(v.string(), v.uuid())

const whole = (column: typeof rounds.stake | typeof rounds.win) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

/** The games whose title has every word that was typed, with or without its accents. */
function gamesNamed({ catalogue }: Gateway, typed: string): number[] {
  const words = wordsOf(typed)
  return catalogue.games
    .filter(({ title }) => words.length > 0 && words.every((word) => fold(title).includes(word)))
    .map(({ id }) => id)
}

const openRow = ({ catalogue }: Gateway, { provider, placedAt, ...bet }: OpenBet) => ({
  ...bet,
  vendor: provider,
  vendorName: catalogue.providerName(provider),
  state: 'open',
  time: placedAt,
  placedAt,
  win: 0,
  result: 0,
})

/** Settled rounds with what they were played in, and when those were placed that waited for their result. */
async function settledRows(
  { db, catalogue }: Gateway,
  where: SQL | undefined,
  { limit, offset, sort, order }: Sorted & { readonly limit: number; readonly offset: number },
) {
  const way = order === 'asc' ? asc : desc
  const rows = await db
    .select({ round: rounds, title: games.title, category: categoryPlayed, provider: games.provider })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .leftJoin(pastCategories, isPast)
    .where(where)
    .orderBy(way(sortedBy[sort]), desc(rounds.settledAt), desc(rounds.id))
    .limit(limit)
    .offset(offset)
  const placed = await placedAtOf(
    db,
    rows.map(({ round }) => round.id),
  )
  return rows.map(({ round, title, category, provider }) => ({
    betId: round.id,
    state: 'settled',
    time: round.settledAt,
    placedAt: placed.get(round.id) ?? null,
    gameId: round.gameId,
    gameName: title,
    category,
    vendor: provider,
    vendorName: catalogue.providerName(provider),
    stake: round.stake,
    win: round.win,
    result: round.win - round.stake,
    possible: null,
  }))
}

/** The bet with an id, settled or open; a list of none where the member has no such bet. */
async function oneBet({ gateway, request }: BetsCall, memberId: number, betId: string) {
  const first = { limit: 1, offset: 0, sort: 'time', order: 'desc' } as const
  const settled = v.is(uuid, betId)
    ? await settledRows(gateway, and(eq(rounds.memberId, memberId), eq(rounds.id, betId)), first)
    : []
  const open = settled.length === 0 ? await listOpenBets(gateway.db, { memberId, betId }, first) : []
  const list = [...settled, ...open.map((bet) => openRow(gateway, bet))]
  const [bet] = list
  const totals = { stake: bet?.stake ?? 0, win: bet?.win ?? 0, result: bet?.result ?? 0, count: list.length }
  return { list, totals, ...pagesOf(request, list.length) }
}

/** The open bets, whatever their age. */
async function openBets({ gateway, request }: BetsCall, memberId: number) {
  const asked = { memberId, category: request.gameCategory, provider: request.vendor }
  const { count, stake } = await sumOpenBets(gateway.db, asked)
  const list = await listOpenBets(gateway.db, asked, rowsOf(request))
  return {
    list: list.map((bet) => openRow(gateway, bet)),
    totals: { stake, win: 0, result: 0, count },
    ...pagesOf(request, count),
  }
}

/**
 * The settled rounds of the member, with totals over all pages; or those that are open, or the one with an id.
 * @throws DomainError records.period.invalid, records.period.archived, in_need_true_account
 */
export const handleListBets: Handler<typeof listBets> = async (call) => {
  const { request, gateway } = call
  const { memberId } = realMemberOf(call)
  const { gameCategory, vendor, gameName, betId, state } = request
  if (betId) return oneBet(call, memberId, betId)
  if (state === 'open') return openBets(call, memberId)
  const { from, until } = await storedPeriodOf(call)
  const where = and(
    eq(rounds.memberId, memberId),
    gte(rounds.settledAt, from),
    lt(rounds.settledAt, until),
    gameCategory ? eq(categoryPlayed, gameCategory) : undefined,
    vendor ? eq(games.provider, vendor) : undefined,
    gameName ? inArray(rounds.gameId, gamesNamed(gateway, gameName)) : undefined,
  )
  const [totals] = await gateway.db
    .select({ stake: whole(rounds.stake), win: whole(rounds.win), n: sql<number>`count(*)`.mapWith(Number) })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .leftJoin(pastCategories, isPast)
    .where(where)
  const { stake, win, n } = totals ?? { stake: 0, win: 0, n: 0 }
  return {
    list: await settledRows(gateway, where, { ...rowsOf(request), sort: request.sort, order: request.order }),
    totals: { stake, win, result: win - stake, count: n },
    ...pagesOf(request, n),
  }
}
