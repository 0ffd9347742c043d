import type { listTeamBets, listTeamGameBets } from '@parlour/api-client/endpoints'
import { sql, type SQL } from 'drizzle-orm'
import { isAnyText } from '../../kernel/db/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { categoryOfR, pastOfR, playIn } from '../../money/index.ts'
import { agentOf } from './agent-of.ts'
import { tablePage, type Wanted } from './table-page.ts'
import { idsOfTeam } from './team-figures.ts'
import { inTime, storedTeamPeriodOf, named, type TeamFilter } from './team-sql.ts'

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
  const period = await storedTeamPeriodOf(call)
  const within = (category: SQL): SQL => (categories.length ? isAnyText(category, categories) : sql`true`)
  const found = sql`with found as (
    select r.id::text as "roundId", m.username as "account", g.title as "gameName", ${categoryOfR} as "category", g.studio as "vassalage",
      r.settled_at as "settledAt", r.stake as "stake", r.win as "win", r.win - r.stake as "profit"
    from rounds r join member_ancestors t on t.member_id = r.member_id and t.ancestor_id = ${memberId}
      join members m on m.id = r.member_id join games g on g.id = r.game_id${pastOfR}
    where ${inTime(sql`r.settled_at`, period)} and ${named(sql`m.username`, call.request)} and ${within(categoryOfR)}
  )`
  const counted = {
    from: sql`(select p.stake as "stake", p.win as "win", p.win - p.stake as "profit", p.rounds
      from (${playIn(period, idsOfTeam(memberId, call.request.account))}) p where ${within(sql`p.category`)}) p`,
    rows: sql`coalesce(sum(rounds), 0)`,
  }
  return tablePage(
    call.gateway.db,
    { found, counted, columns, totals: ['stake', 'win', 'profit'], key: 'roundId' },
    call.request,
  )
}

/** Rounds of the team in all games, or in one category. */
export const handleListTeamBets: Handler<typeof listTeamBets> = async (call) =>
  betsIn(call, call.request.category ? [call.request.category] : [])

/** Rounds of the team in slots and card games. */
export const handleListTeamGameBets: Handler<typeof listTeamGameBets> = async (call) => betsIn(call, ['RNG', 'PVP'])
