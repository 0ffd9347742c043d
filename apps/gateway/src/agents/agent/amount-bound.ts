import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs, wholeDays } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { moneyIn } from '../../money/index.ts'

/** Which amounts of a team are looked for: the highest (`desc`) or the lowest of a period. */
export interface AmountsAsked {
  readonly period: Period
  /** A subquery of the ids of the team. */
  readonly team: SQL
  /** Whether a kind of transfers is listed. */
  readonly ofKinds: (kind: SQL) => SQL
  readonly order: 'asc' | 'desc'
  /** How many rows up to the end of the page. */
  readonly rows: number
}

const isBeyond = (order: 'asc' | 'desc', amount: SQL, bound: number): SQL =>
  order === 'desc' ? sql`${amount} >= ${bound}` : sql`${amount} <= ${bound}`

/**
 * Entries `e` of main wallets `a` among which the asked amounts are, to select from; null where all entries have to be
 * read: the period is not of whole days, or has too few transfers. What came in on a day of a member in all is at least
 * its highest amount, and that one at least the average of the day; so days that are below the averages of enough others
 * are left out.
 */
export async function entriesByAmount(db: Database, asked: AmountsAsked): Promise<SQL | null> {
  const { period, team, ofKinds, order, rows } = asked
  if (wholeDays(period).edges.length > 0) return null
  const moved = order === 'desc' ? sql`p.incoming` : sql`p.outgoing`
  const days = sql`(${moneyIn(period, team)}) p where p.wallet = 'main' and ${moved} <> 0 and ${ofKinds(sql`p.kind`)}`
  const [found] = await rowsOf(
    db,
    sql`select count(*) as rows, ${order === 'desc' ? sql`min(average)` : sql`max(average)`} as bound
      from (select ${moved} / p.transfers as average from ${days} order by 1 ${sql.raw(order)} limit ${rows}) highest`,
  )
  if (Number(found?.['rows']) < rows) return null
  const bound = Number(found?.['bound'])
  return sql`(select distinct p.member_id, p.at as day from ${days} and ${isBeyond(order, moved, bound)}) d
    join accounts a on a.member_id = d.member_id and a.wallet = 'main'
    join entries e on e.account_id = a.id and e.at >= d.day and e.at < d.day + ${dayMs}::bigint and ${isBeyond(order, sql`e.amount`, bound)}`
}
