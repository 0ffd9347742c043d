import type { listFishingProfit, listLotteryProfit, listTeamProfit } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { agentOf } from './agent-of.ts'
import { tablePage, type Wanted } from './table-page.ts'
import { betsOfT, cashOfT } from './team-figures.ts'
import { storedTeamPeriodOf, named, withTeam, type TeamFilter } from './team-sql.ts'

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

const play = sql`t.id as "memberId", t.username as "account", t.type as "type", t.level as "level", coalesce(b.rounds, 0) as "rounds",
  coalesce(b.turnover, 0) as "turnover", coalesce(b.win, 0) as "win", coalesce(b.win, 0) - coalesce(b.stake, 0) as "profit"`

async function profitIn(call: Call<Wanted & TeamFilter>, categories: readonly string[]) {
  const { memberId } = agentOf(call)
  const found = sql`${withTeam(memberId)},
  found as (
    select ${play} from team t join lateral ${betsOfT(await storedTeamPeriodOf(call), categories)} b on true where ${named(sql`t.username`, call.request)}
  )`
  return tablePage(call.gateway.db, { found, columns, totals, key: 'memberId' }, call.request)
}

/** Profit and loss of the team in lotteries. */
export const handleListLotteryProfit: Handler<typeof listLotteryProfit> = async (call) =>
  profitIn(call, ['LOTT', 'ELOTT'])

/** Profit and loss of the team in card and fishing games. */
export const handleListFishingProfit: Handler<typeof listFishingProfit> = async (call) =>
  profitIn(call, ['PVP', 'FISH'])

/** Profit and loss of the team in all games or one category, with money paid in, taken out and given. */
export const handleListTeamProfit: Handler<typeof listTeamProfit> = async (call) => {
  const { memberId } = agentOf(call)
  const { category, ...wanted } = call.request
  const period = await storedTeamPeriodOf(call)
  const found = sql`${withTeam(memberId)},
  found as (
    select ${play}, coalesce(c.deposits, 0) as "deposits", coalesce(c.withdrawals, 0) as "withdrawals", coalesce(c.rewards, 0) as "rewards"
    from team t left join lateral ${betsOfT(period, category ? [category] : [])} b on true left join lateral ${cashOfT(period)} c on true
    where ${category ? sql`b.rounds is not null` : sql`coalesce(b.rounds, c.transfers) is not null`} and ${named(sql`t.username`, wanted)}
  )`
  const all = { ...columns, deposits: 'money', withdrawals: 'money', rewards: 'money' } as const
  return tablePage(
    call.gateway.db,
    { found, columns: all, totals: [...totals, 'deposits', 'withdrawals', 'rewards'], key: 'memberId' },
    wanted,
  )
}
