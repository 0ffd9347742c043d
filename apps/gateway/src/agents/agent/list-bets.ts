import type { listTeamBets, listTeamGameBets } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { isAnyText } from '../../kernel/db/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { categoryOfR, pastOfR } from '../../money/index.ts'
import { agentOf } from './agent-of.ts'
import { tablePage, type Wanted } from './table-page.ts'
import { inTime, storedTeamPeriodOf, named, withTeam, type TeamFilter } from './team-sql.ts'

const columns = {
  roundId: 'text',
  account: 'text',
  gameName: 'text',
  category: 'text',
  vassalage: 'text?',
  settledAt: 'number',
  stake: 'money',
  win: 'money',
  profit: 'money',
} as const

async function betsIn(call: Call<Wanted & TeamFilter>, categories: readonly string[]) {
  const { memberId } = agentOf(call)
  const within = categories.length ? sql`${isAnyText(categoryOfR, categories)}` : sql`true`
  const found = sql`${withTeam(memberId)},
  found as (
    select r.id::text as "roundId", t.username as "account", g.title as "gameName", ${categoryOfR} as "category", g.studio as "vassalage",
      r.settled_at as "settledAt", r.stake as "stake", r.win as "win", r.win - r.stake as "profit"
    from team t cross join lateral (
      select id, game_id, settled_at, stake, win from rounds where member_id = t.id and ${inTime(sql`settled_at`, await storedTeamPeriodOf(call))} offset 0
    ) r join games g on g.id = r.game_id${pastOfR}
    where ${named(sql`t.username`, call.request)} and ${within}
  )`
  return tablePage(
    call.gateway.db,
    { found, columns, totals: ['stake', 'win', 'profit'], key: 'roundId' },
    call.request,
  )
}

/** Rounds of the team in all games, or in one category. */
export const handleListTeamBets: Handler<typeof listTeamBets> = async (call) =>
  betsIn(call, call.request.category ? [call.request.category] : [])

/** Rounds of the team in slots and card games. */
export const handleListTeamGameBets: Handler<typeof listTeamGameBets> = async (call) => betsIn(call, ['RNG', 'PVP'])
