import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Database, type Row } from '../../kernel/db/index.ts'
import { present } from '../../kernel/objects/index.ts'

/** A bet whose stake is taken and whose result is still to come; sums in minor units, times in milliseconds. */
export interface OpenBet {
  readonly betId: string
  readonly gameId: number
  readonly gameName: string
  readonly category: string
  readonly provider: string
  readonly placedAt: number
  readonly stake: number
  /** What it pays if all of it is right; null where that is not known before. */
  readonly possible: number | null
}

/** Which open bets of a member are asked for; empty texts ask for all. */
export interface OpenBetsAsked {
  readonly memberId: number
  readonly betId?: string
  readonly category?: string
  readonly provider?: string
}

/** Coupons of the sportsbook, lottery tickets, and the round that its player has still to end. */
const openOf = ({ memberId, betId = '', category = '', provider = '' }: OpenBetsAsked): SQL => sql`
  with open as (
    select id, game_id, stake, possible, placed_at as at from coupon_bets where member_id = ${memberId} and state = 'open'
    union all
    select id, game_id, stake, null, sold_at from lottery_tickets where member_id = ${memberId} and win is null
    union all
    select id, game_id, stake, null, opened_at from open_rounds where member_id = ${memberId}
  ), found as (
    select o.id, o.game_id, o.stake, o.possible, o.at, g.title, g.category, g.studio as provider
    from open o join games g on g.id = o.game_id
    where (${betId} = '' or o.id::text = ${betId}) and (${category} = '' or g.category = ${category})
      and (${provider} = '' or g.studio = ${provider})
  )`

const openBetOf = (row: Row): OpenBet => ({
  betId: String(row['id']),
  gameId: Number(row['game_id']),
  gameName: String(row['title']),
  category: String(row['category']),
  provider: String(row['provider']),
  placedAt: Number(row['at']),
  stake: Number(row['stake']),
  possible: row['possible'] === null ? null : Number(row['possible']),
})

/** Open bets of a member, the newest first, whatever their age. */
export async function listOpenBets(
  db: Database,
  asked: OpenBetsAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OpenBet[]> {
  const rows = await rowsOf(
    db,
    sql`${openOf(asked)} select * from found order by at desc, id desc limit ${limit} offset ${offset}`,
  )
  return rows.map(openBetOf)
}

/** How many open bets a member has, and what is staked on them. */
export async function sumOpenBets(db: Database, asked: OpenBetsAsked): Promise<{ count: number; stake: number }> {
  const [row] = await rowsOf(
    db,
    sql`${openOf(asked)} select count(*) as count, coalesce(sum(stake), 0) as stake from found`,
  )
  const sums = present(row, 'the sums of open bets')
  return { count: Number(sums['count']), stake: Number(sums['stake']) }
}
