import type { listFishingProfit, listLotteryProfit, listTeamProfit } from '@parlour/api-client/endpoints'
import { sql, type SQL } from 'drizzle-orm'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { agentOf } from './agent-of.ts'
import { tablePage, type Wanted } from './table-page.ts'
import { betsOf, cashOf, idsOfTeam } from './team-figures.ts'
import { storedTeamPeriodOf, named, type TeamFilter } from './team-sql.ts'

const columns = {
  memberId: 'number',
  account: 'text',
  type: 'number',
  level: 'number',
  rounds: 'number',
  turnover: 'money',
  win: 'money',
  profit: 'money',
} as const

const totals = ['rounds', 'turnover', 'win', 'profit'] as const

const figureNames = { rounds: 1, turnover: 1, win: 1, profit: 1, deposits: 1, withdrawals: 1, rewards: 1 }

/** Members with the figures of a query by `id`, under the names of the columns; `wide` names the account and the rest as well. */
const figuresOf = (rows: SQL): SQL => sql`
    select f.id as "memberId", coalesce(f.rounds, 0) as "rounds", coalesce(f.turnover, 0) as "turnover", coalesce(f.win, 0) as "win",
      coalesce(f.win, 0) - coalesce(f.stake, 0) as "profit", coalesce(f.deposits, 0) as "deposits",
      coalesce(f.withdrawals, 0) as "withdrawals", coalesce(f.rewards, 0) as "rewards" from (${rows}) f`

async function profitOf<const C extends typeof columns, const T extends string>(
  call: Call<Wanted & TeamFilter>,
  { rows, columns: shown, totals: added }: { rows: SQL; columns: C; totals: readonly T[] },
) {
  const { memberId } = agentOf(call)
  const { sort } = call.request
  const people = (figures: SQL): SQL => sql`
    select m.username as "account", m.type as "type", a.depth as "level", f.* from ${figures} f
    join members m on m.id = f."memberId" join member_ancestors a on a.member_id = m.id and a.ancestor_id = ${memberId}`
  const figures = sql`with figures as (${figuresOf(rows)})`
  // A page by a figure of everybody takes its rows from the figures alone, and names those.
  const table =
    call.request.account || !Object.hasOwn(figureNames, sort)
      ? { found: sql`${figures}, found as (${people(sql`figures`)} where ${named(sql`m.username`, call.request)})` }
      : {
          found: (page: SQL) => sql`${figures}, found as (${people(sql`(select * from figures ${page})`)})`,
          counted: { from: sql`figures` },
        }
  return tablePage(call.gateway.db, { ...table, columns: shown, totals: added, key: 'memberId' }, call.request)
}

const profitIn = async (call: Call<Wanted & TeamFilter>, categories: readonly string[]) => {
  const bets = betsOf(idsOfTeam(agentOf(call).memberId), await storedTeamPeriodOf(call), categories)
  const rows = sql`select *, 0 as deposits, 0 as withdrawals, 0 as rewards from (${bets}) b`
  return profitOf(call, { rows, columns, totals })
}

/** Profit and loss of the team in lotteries. */
export const handleListLotteryProfit: Handler<typeof listLotteryProfit> = async (call) =>
  profitIn(call, ['LOTT', 'ELOTT'])

/** Profit and loss of the team in card and fishing games. */
export const handleListFishingProfit: Handler<typeof listFishingProfit> = async (call) =>
  profitIn(call, ['PVP', 'FISH'])

/** Profit and loss of the team in all games or one category, with money paid in, taken out and given. */
export const handleListTeamProfit: Handler<typeof listTeamProfit> = async (call) => {
  const team = idsOfTeam(agentOf(call).memberId)
  const { category } = call.request
  const period = await storedTeamPeriodOf(call)
  const bets = betsOf(team, period, category ? [category] : [])
  const rows = sql`select id, b.rounds, b.turnover, b.stake, b.win, c.deposits, c.withdrawals, c.rewards
    from (${bets}) b ${sql.raw(category ? 'left' : 'full')} join (${cashOf(team, period)}) c using (id)`
  const all = { ...columns, deposits: 'money', withdrawals: 'money', rewards: 'money' } as const
  return profitOf(call, { rows, columns: all, totals: [...totals, 'deposits', 'withdrawals', 'rewards'] })
}
