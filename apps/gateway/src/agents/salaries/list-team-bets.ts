import type { listTeamBets, listTeamGameBets } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { inSnapshot } from '../../kernel/db/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { categoryOfR, pastOfR, playIn, validTurnoverOfR } from '../../money/index.ts'
import { findPayout } from './find-payout.ts'
import { roundsOfPayout, type ListedRounds } from './rounds-of-payout.ts'
import { agentOf } from '../agent/agent-of.ts'
import { tablePage, type Wanted } from '../agent/table-page.ts'
import { idsOfTeam } from '../agent/team-figures.ts'
import { rolledOf } from '../rollups/rolled-of.ts'
import { teamPlayIn } from '../rollups/team-in.ts'
import { inTime, isOneOf, storedTeamPeriodOf, named, type TeamFilter } from '../agent/team-sql.ts'

const columns = {
  roundId: 'text',
  account: 'text',
  gameName: 'text',
  category: 'text',
  vassalage: 'text?',
  settledAt: 'number',
  stake: 'money',
  turnover: 'money',
  win: 'money',
  profit: 'money',
} as const

async function pageOf(call: Call<Wanted & TeamFilter>, { teamOf, period, isListed, play }: ListedRounds) {
  const found = sql`with found as (
    select r.id::text as "roundId", m.username as "account", g.title as "gameName", ${categoryOfR} as "category", g.studio as "vassalage",
      r.settled_at as "settledAt", r.stake as "stake", ${validTurnoverOfR} as "turnover", r.win as "win", r.win - r.stake as "profit"
    from rounds r join member_ancestors t on t.member_id = r.member_id and t.ancestor_id = ${teamOf}
      join members m on m.id = r.member_id join games g on g.id = r.game_id${pastOfR}
    where ${inTime(sql`r.settled_at`, period)} and ${named(sql`m.username`, call.request)} and ${isListed(categoryOfR, sql`r.settled_at`)}
  )`
  const { account } = call.request
  return inSnapshot(call.gateway.db, async (tx) => {
    const played =
      play === playIn && account === ''
        ? teamPlayIn({ agentIds: [teamOf], rolled: await rolledOf(tx, [teamOf]) }, period)
        : play(period, idsOfTeam(teamOf, account))
    const counted = {
      from: sql`(select p.stake as "stake", p.turnover as "turnover", p.win as "win", p.win - p.stake as "profit", p.rounds
        from (${played}) p where ${isListed(sql`p.category`, sql`p.at`)}) p`,
      rows: sql`coalesce(sum(rounds), 0)`,
    }
    return tablePage(
      tx,
      { found, counted, columns, totals: ['stake', 'turnover', 'win', 'profit'], key: 'roundId' },
      call.request,
    )
  })
}

/** The rounds of the own team in the asked days, in all games or in some categories. */
const roundsInDays = async (call: Call<TeamFilter>, categories: readonly string[]): Promise<ListedRounds> => ({
  teamOf: agentOf(call).memberId,
  period: await storedTeamPeriodOf(call),
  isListed: (category) => (categories.length > 0 ? isOneOf(category, categories) : sql`true`),
  play: playIn,
})

/**
 * Rounds of the team: in all games or one category, or those that a payout was counted from.
 * @throws DomainError agent.payout.unknown, records.period.invalid, records.period.archived
 */
export const handleListTeamBets: Handler<typeof listTeamBets> = async (call) => {
  const { db } = call.gateway
  const { category, payoutId } = call.request
  const rounds =
    payoutId === undefined
      ? await roundsInDays(call, category ? [category] : [])
      : await roundsOfPayout(db, await findPayout(db, agentOf(call).memberId, payoutId))
  return pageOf(call, rounds)
}

/** Rounds of the team in slots and card games. */
export const handleListTeamGameBets: Handler<typeof listTeamGameBets> = async (call) =>
  pageOf(call, await roundsInDays(call, ['RNG', 'PVP']))
