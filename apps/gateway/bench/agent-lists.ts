import * as records from '@parlour/api-client/endpoints'
import { inArray } from 'drizzle-orm'
import type { Database } from '../src/kernel/db/open-database.ts'
import { sessions } from '../src/kernel/db/tables/index.ts'
import { hashOf } from '../src/kernel/http/session.ts'
import { firstMember } from './team-sql.ts'

/** A list of the agent centre with what it is asked for; the first page of the default period unless it is said. */
export interface AgentList {
  readonly path: string
  readonly query?: string
  /** Whether it sorts by a figure or searches by name: no default, so only shown. */
  readonly beside?: boolean
}

/** Every list and report of the agent centre. */
export const agentLists: readonly AgentList[] = [
  { path: records.getAgentDefaults.path },
  { path: records.getTeamOverview.path },
  { path: records.getTeamAttention.path },
  { path: records.listDownlines.path },
  { path: records.listDownlines.path, query: 'figures=team' },
  { path: records.listDownlines.path, query: 'scope=team' },
  { path: records.listDownlines.path, query: 'scope=team&figures=team' },
  { path: records.listDownlines.path, query: 'scope=team&sort=turnover', beside: true },
  { path: records.listDownlines.path, query: 'scope=team&account=team12', beside: true },
  { path: records.listTeamProfit.path },
  { path: records.listTeamProfit.path, query: 'category=RNG' },
  { path: records.listTeamProfit.path, query: 'account=team12', beside: true },
  { path: records.listLotteryProfit.path },
  { path: records.listFishingProfit.path },
  { path: records.listTeamBets.path },
  { path: records.listTeamBets.path, query: 'category=RNG' },
  { path: records.listTeamBets.path, query: 'sort=win', beside: true },
  { path: records.listTeamGameBets.path },
  { path: records.listDownlineTransactions.path },
  { path: records.listDownlineTransactions.path, query: 'codeTypes=deposit' },
  { path: records.listDownlineTransactions.path, query: 'sort=amount', beside: true },
  { path: records.listIncome.path },
  { path: records.listCommissions.path },
  { path: records.listCommissions.path, query: 'scope=team' },
  { path: records.listDividends.path, query: 'scope=team' },
  { path: records.listDailySalaries.path, query: 'scope=team' },
  { path: records.listHourlySalaries.path, query: 'scope=team' },
  { path: records.listRealtimeSalaries.path, query: 'scope=team' },
  { path: records.listDownlineContracts.path },
  { path: records.listContractStandings.path, query: 'kind=dividend' },
  { path: records.listContractStandings.path, query: 'kind=daily' },
  { path: records.listDownlineRebates.path },
  { path: records.listAffiliateUrls.path },
  { path: records.listRegisteredAffiliates.path },
  { path: records.listAgentAnnouncements.path },
]

const tokenOf = (number: number): string => `lists-of-team${number}`

/** Logs agents of the team in by their numbers, without a password: writes a session of each to the database. */
export async function openTeamAgents(db: Database, numbers: readonly number[], now: number): Promise<void> {
  const all = [...new Set(numbers)]
  await db.delete(sessions).where(
    inArray(
      sessions.tokenHash,
      all.map((number) => hashOf(tokenOf(number))),
    ),
  )
  await db.insert(sessions).values(
    all.map((number) => ({
      tokenHash: hashOf(tokenOf(number)),
      memberId: firstMember + number,
      createdAt: now,
      seenAt: now,
    })),
  )
}

/** How long a list took in milliseconds, and how it was answered. */
export interface Asked {
  readonly ms: number
  readonly status: number
}

/** Asks a gateway for a list as the agent of a number. */
export async function askList(origin: string, { path, query = '' }: AgentList, agent: number): Promise<Asked> {
  const began = performance.now()
  const response = await fetch(`${origin}${path}?${query}`, {
    headers: { Merchant: 'vesper', Language: 'EN', Authorization: tokenOf(agent) },
  })
  await response.text()
  return { ms: performance.now() - began, status: response.status }
}
