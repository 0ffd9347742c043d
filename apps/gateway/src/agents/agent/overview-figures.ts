import { sql, type SQL } from 'drizzle-orm'
import { isAnyText, rowsOf } from '../../kernel/db/index.ts'
import type { Database, Row } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { playIn } from '../../money/index.ts'
import { incomeKinds } from './list-income.ts'
import { memberT } from './team-figures.ts'
import { withTeam } from './team-sql.ts'

/** What a team did in a stretch of time; sums in minor units. */
export interface TeamFigures {
  readonly deposits: number
  readonly withdrawals: number
  /** What of the stakes bore risk. */
  readonly turnover: number
  readonly stake: number
  readonly win: number
  readonly income: number
  readonly activeMembers: number
  readonly newMembers: number
}

const from = (row: Row): TeamFigures => ({
  deposits: Number(row['deposits']),
  withdrawals: Number(row['withdrawals']),
  turnover: Number(row['turnover']),
  stake: Number(row['stake']),
  win: Number(row['win']),
  income: Number(row['income']),
  activeMembers: Number(row['active']),
  newMembers: Number(row['fresh']),
})

/** What the team of an agent did in a period, by the key that `bucket` makes of a moment. */
export async function overviewFigures(
  db: Database,
  { agentId, period, bucket }: { agentId: number; period: Period; bucket: (moment: SQL) => SQL },
): Promise<Map<number, TeamFigures>> {
  const during = (moment: SQL): SQL => sql`${moment} >= ${period.from} and ${moment} < ${period.until}`
  const rows = await rowsOf(
    db,
    sql`${withTeam(agentId)},
    bets as (
      select b.key, sum(b.turnover) as turnover, sum(b.stake) as stake, sum(b.win) as win, count(*) as active
      from team t cross join lateral (
        select ${bucket(sql`p.at`)} as key, sum(p.turnover) as turnover, sum(p.stake) as stake, sum(p.win) as win
        from (${playIn(period, memberT)}) p group by 1
      ) b group by 1
    ),
    cash as (
      select c.key, sum(c.deposits) as deposits, sum(c.withdrawals) as withdrawals
      from team t cross join lateral (
        select ${bucket(sql`e.at`)} as key, sum(e.amount) filter (where x.kind = 'deposit') as deposits,
          -sum(e.amount) filter (where x.kind = 'withdrawal') as withdrawals
        from accounts a join entries e on e.account_id = a.id join transfers x on x.id = e.transfer_id
        where a.member_id = ${memberT} and ${during(sql`e.at`)} and x.kind in ('deposit', 'withdrawal') group by 1
      ) c group by 1
    ),
    earned as (
      select ${bucket(sql`e.at`)} as key, sum(e.amount) as income
      from accounts a join entries e on e.account_id = a.id join transfers x on x.id = e.transfer_id
      where a.member_id = ${agentId} and ${during(sql`e.at`)} and ${isAnyText(sql`x.kind`, incomeKinds)} group by 1
    ),
    joined as (
      select ${bucket(sql`t.registered_at`)} as key, count(*) as fresh from team t where ${during(sql`t.registered_at`)} group by 1
    ),
    keys as (select key from bets union select key from cash union select key from earned union select key from joined)
    select k.key, coalesce(b.turnover, 0) as turnover, coalesce(b.stake, 0) as stake, coalesce(b.win, 0) as win, coalesce(b.active, 0) as active,
      coalesce(c.deposits, 0) as deposits, coalesce(c.withdrawals, 0) as withdrawals, coalesce(i.income, 0) as income,
      coalesce(j.fresh, 0) as fresh
    from keys k left join bets b on b.key = k.key left join cash c on c.key = k.key left join earned i on i.key = k.key
      left join joined j on j.key = k.key`,
  )
  return new Map(rows.map((row) => [Number(row['key']), from(row)]))
}
