import {
  getAgentDefaults,
  getTeamOverview,
  listCommissions,
  listDownlines,
  listDownlineTransactions,
  listFishingProfit,
  listLotteryProfit,
  listTeamBets,
  listTeamGameBets,
  listTeamProfit,
} from '@parlour/api-client/endpoints'
import type { Database } from '../src/kernel/db/open-database.ts'
import { sessions } from '../src/kernel/db/tables/index.ts'
import { startOfDay } from '../src/kernel/jobs/market-calendar.ts'
import { hashOf } from '../src/kernel/http/session.ts'
import { firstId } from './crowd.ts'

/**
 * Agents of the crowd by the size of their team, of 100,000: `crowd1000`, `crowd100`, `crowd10`, `crowd1`, `crowd0`.
 */
const agents = [1_000, 100, 10, 1, 0]

const reports: readonly { readonly path: string; readonly query?: string }[] = [
  { path: getAgentDefaults.path },
  { path: getTeamOverview.path },
  { path: listDownlines.path },
  { path: listDownlines.path, query: 'scope=team' },
  { path: listTeamProfit.path },
  { path: listTeamProfit.path, query: 'category=RNG' },
  { path: listLotteryProfit.path },
  { path: listFishingProfit.path },
  { path: listTeamBets.path },
  { path: listTeamGameBets.path },
  { path: listDownlineTransactions.path },
  { path: listCommissions.path, query: 'scope=team' },
]

/** One report of one agent. */
export interface TeamReport {
  readonly agent: string
  readonly path: string
  /** How long the whole call took, in milliseconds. */
  readonly ms: number
  readonly status: number
  readonly body: string
}

/**
 * Whether a report was given as it should be. One of everybody, `crowd0`, may be refused as busy instead: it looks up
 * 100,000 members, and no statement of a report runs for more than three seconds.
 */
export const isFine = ({ agent, status }: TeamReport): boolean =>
  status === 200 || (agent === 'crowd0' && status === 503)

const tokenOf = (number: number): string => `team-reports-of-crowd${number}`

/** Logs the agents in, without a password: writes a session of each to the database. */
export async function openAgents(db: Database, now: number): Promise<void> {
  await db.insert(sessions).values(
    agents.map((number) => ({
      tokenHash: hashOf(tokenOf(number)),
      memberId: firstId + number,
      createdAt: now,
      seenAt: now,
    })),
  )
}

/** Asks a gateway for every report of teams of five sizes, over whole days and, once more, from noon to noon. */
export async function askTeamReports(origin: string, now: number): Promise<TeamReport[]> {
  const noon = startOfDay(now) - 12 * 3_600_000
  const window = `startTime=${noon - 7 * 86_400_000}&endTime=${noon - 1}`
  const answers: TeamReport[] = []
  for (const number of agents)
    for (const { path, query = '' } of reports)
      for (const asked of [query, [query, window].filter(Boolean).join('&')]) {
        const began = performance.now()
        const response = await fetch(`${origin}${path}?${asked}`, {
          headers: { Merchant: 'vesper', Language: 'EN', Authorization: tokenOf(number) },
        })
        const body = await response.text()
        answers.push({
          agent: `crowd${number}`,
          path: `${path}?${query}`,
          ms: performance.now() - began,
          status: response.status,
          body,
        })
      }
  return answers
}
