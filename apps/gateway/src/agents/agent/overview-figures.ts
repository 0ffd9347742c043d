import { sql, type SQL } from 'drizzle-orm'
import { isAnyText, rowsOf } from '../../kernel/db/index.ts'
import type { Database, Row } from '../../kernel/db/index.ts'
import { wholeDays } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { moneyIn, playIn } from '../../money/index.ts'
import { dayOf } from './day-sql.ts'
import { splitPeriod, rolledOf } from '../rollups/rolled-of.ts'
import { playedIn } from '../rollups/team-in.ts'
import { incomeKinds } from './list-income.ts'
import type { OverviewPeriods } from './overview-periods.ts'
import { idsOfTeam } from './team-figures.ts'

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

/** The same of a period and of the one before it as a whole, and by the days of the period that anything happened on. */
export interface OverviewFigures {
  readonly totals: TeamFigures
  readonly before: TeamFigures
  readonly days: ReadonlyMap<number, TeamFigures>
}

const columns = [
  'deposits',
  'withdrawals',
  'turnover',
  'stake',
  'win',
  'income',
  'activeMembers',
  'newMembers',
] as const

const figuresOf = (row: Row): TeamFigures => {
  const [deposits, withdrawals, turnover, stake, win, income, activeMembers, newMembers] = columns.map((name) =>
    Number(row[name] ?? 0),
  )
  return {
    deposits: deposits ?? 0,
    withdrawals: withdrawals ?? 0,
    turnover: turnover ?? 0,
    stake: stake ?? 0,
    win: win ?? 0,
    income: income ?? 0,
    activeMembers: activeMembers ?? 0,
    newMembers: newMembers ?? 0,
  }
}

/** Added-up days of an agent as more rows of `figures`: `key` names the day, or nothing for those of the period before. */
const daysAdded = (agentId: number, { from, until }: Period, key: (moment: SQL) => SQL): SQL => sql`
      union all select ${key(sql`d.day`)}, sum(d.turnover), sum(d.stake), sum(d.win), null, null, null, null, null
        from agent_play_days d where d.agent_id = ${agentId} and d.day >= ${from} and d.day < ${until} group by 1
      union all select ${key(sql`d.day`)}, null, null, null, null, sum(d.incoming + d.outgoing) filter (where d.kind = 'deposit'),
          -sum(d.incoming + d.outgoing) filter (where d.kind = 'withdrawal'), null, null
        from agent_money_days d where d.agent_id = ${agentId} and d.day >= ${from} and d.day < ${until} and d.kind in ('deposit', 'withdrawal') group by 1
      union all select d.day, null, null, null, sum(d.members), null, null, null, null
        from agent_active_days d where d.agent_id = ${agentId} and d.day >= ${from} and d.day < ${until} and ${key(sql`d.day`)} is not null group by 1`

/** Who played on added-up days, each member on the first of its days. */
const membersOnce = (agentId: number, { from, until }: Period): SQL =>
  sql`select members from agent_active_days where agent_id = ${agentId} and day >= ${from} and day < ${until} and before_day < ${from}`

/** What the team of an agent did in a period, by day, and in the one before it. A member is active once in each. */
export async function overviewFigures(
  db: Database,
  agentId: number,
  { from, until, before }: OverviewPeriods,
): Promise<OverviewFigures> {
  const both: Period = { from: before.from, until }
  // Days of the period under their beginning, those of the one before it together: null.
  const key = (moment: SQL): SQL => sql`case when ${moment} >= ${from} then ${dayOf(moment)} end`
  const during = (moment: SQL): SQL => sql`${moment} >= ${both.from} and ${moment} < ${both.until}`
  const team = idsOfTeam(agentId)
  const rolled = await rolledOf(db, [agentId])
  const halves = [before, { from, until }].map((period) => splitPeriod(rolled, period))
  const [daysBefore, days] = halves.map((half) => half.days)
  const rest = halves.flatMap((half) => half.rest)
  // Whole days are found with the team in one join over all of them; parts of days are read of the team only.
  const isWhole = rest.every((period) => wholeDays(period).edges.length === 0)
  const whose = isWhole ? undefined : team
  const read = (of: (period: Period) => SQL): SQL =>
    sql.join(
      rest.map((period) => of(period)),
      sql` union all `,
    )
  const added = [daysBefore, days].flatMap((some) => (some ? [daysAdded(agentId, some, key)] : []))
  // Who is not among the members of added-up days yet.
  const isNew = (some: Period | null | undefined): SQL =>
    some ? sql`not ${playedIn(sql`y.member_id`, some)}` : sql`true`
  const addedOnce = (some: Period | null | undefined): SQL =>
    some ? sql`(select coalesce(sum(members), 0) from (${membersOnce(agentId, some)}) d)` : sql`0`
  const rows = await rowsOf(
    db,
    sql`with did as materialized (
      select ${key(sql`d.at`)} as key, d.member_id, d.turnover, d.stake, d.win, d.deposits, d.withdrawals, d.fresh
      from (
        ${
          rest.length > 0
            ? sql`select p.member_id, p.at, p.turnover, p.stake, p.win, null::bigint as deposits, null::bigint as withdrawals, null::int as fresh
        from (${read((period) => playIn(period, whose))}) p
        union all
        select p.member_id, p.at, null, null, null, case when p.kind = 'deposit' then p.incoming + p.outgoing end,
          case when p.kind = 'withdrawal' then -p.incoming - p.outgoing end, null
        from (${read((period) => moneyIn(period, whose))}) p where p.kind in ('deposit', 'withdrawal')
        union all`
            : sql``
        }
        select m.id as member_id, m.registered_at as at, null::bigint as turnover, null::bigint as stake, null::bigint as win,
          null::bigint as deposits, null::bigint as withdrawals, 1 as fresh from members m where ${during(sql`m.registered_at`)}
      ) d where d.member_id in (${team})
    ),
    players as materialized (select key, member_id from did where turnover is not null group by 1, 2),
    earned as (
      select ${key(sql`p.at`)} as key, sum(p.incoming + p.outgoing) as income
      from (${moneyIn(before, [agentId])} union all ${moneyIn({ from, until }, [agentId])}) p where ${isAnyText(sql`p.kind`, incomeKinds)} group by 1
    ),
    figures as (
      select key, sum(turnover) as turnover, sum(stake) as stake, sum(win) as win, null::bigint as active, sum(deposits) as deposits,
        sum(withdrawals) as withdrawals, sum(fresh) as fresh, null::numeric as income from did group by key
      union all select key, null, null, null, count(*), null, null, null, null from players where key is not null group by key
      union all select null, null, null, null, ${addedOnce(daysBefore)} + (select count(*) from players y where y.key is null and ${isNew(daysBefore)}),
        null, null, null, null
      union all select key, null, null, null, null, null, null, null, income from earned
      ${sql.join(added)}
    )
    select key, sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(turnover) as turnover, sum(stake) as stake, sum(win) as win,
      sum(income) as income, sum(active) as "activeMembers", sum(fresh) as "newMembers",
      ${addedOnce(days)} + (select count(*) from (select y.member_id from players y where y.key is not null and ${isNew(days)} group by 1) once) as "all"
    from figures group by key`,
  )
  const byDay = new Map(rows.flatMap((row) => (row['key'] === null ? [] : [[Number(row['key']), figuresOf(row)]])))
  const sumOf = (name: (typeof columns)[number]): number => [...byDay.values()].reduce((sum, day) => sum + day[name], 0)
  return {
    days: byDay,
    before: figuresOf(rows.find((row) => row['key'] === null) ?? {}),
    totals: {
      ...figuresOf(Object.fromEntries(columns.map((name) => [name, sumOf(name)]))),
      activeMembers: Number(rows[0]?.['all'] ?? 0),
    },
  }
}
