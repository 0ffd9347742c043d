import type { listDownlines } from '@parlour/api-client/endpoints'
import { inArray, sql, type SQL } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { agentOf } from './agent-of.ts'
import { ancestorsOf, downlineOf } from '../../identity/index.ts'
import { headsOf, rowsOfHeads, totalsOfHeads, type DownlinesAsked } from './downline-rows.ts'
import { tablePage } from './table-page.ts'
import { storedTeamPeriodOf } from './team-sql.ts'

const columns = {
  memberId: 'number',
  account: 'text',
  nickname: 'text?',
  type: 'number',
  level: 'number',
  upline: 'text',
  registeredAt: 'number',
  lastSeenAt: 'number?',
  downlines: 'number',
  teamSize: 'number',
  balance: 'money',
  deposits: 'money',
  withdrawals: 'money',
  turnover: 'money',
  profit: 'money',
  commission: 'money',
  active: 'number',
} as const

const totals = [
  'downlines',
  'teamSize',
  'balance',
  'deposits',
  'withdrawals',
  'turnover',
  'profit',
  'commission',
  'active',
] as const

/**
 * What members are found by: a page in this order is cut before their figures are worked out, and the totals are added up
 * apart. Direct downlines with their teams are worked out all at once: each page of them reads everybody anyhow.
 */
const found = { registeredAt: 1, account: 1, type: 1, level: 1 }

/** The names of these members, in their order. */
async function namesOf(db: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(inArray(members.id, [...ids]))
  const names = new Map(rows.map(({ id, username }) => [id, username]))
  return ids.flatMap((id) => names.get(id) ?? [])
}

/** The team of this agent, or of one of its downlines. @throws DomainError agent.downline.unknown */
export const handleListDownlines: Handler<typeof listDownlines> = async (call) => {
  const { db } = call.gateway
  const { memberId, username } = agentOf(call)
  const { upline, scope, show, figures, ...wanted } = call.request
  const period = await storedTeamPeriodOf(call)
  const own = upline === '' || upline.toLowerCase() === username.toLowerCase()
  const root = own ? memberId : (await downlineOf(db, memberId, upline)).id
  const chain = own ? [] : ((await ancestorsOf(db, [root])).get(root) ?? [])
  const above = own ? 0 : chain.indexOf(memberId) + 1
  const asked: DownlinesAsked = { root, above, scope, show, figures, account: wanted.account, period }
  const table =
    Object.hasOwn(found, wanted.sort) && (scope === 'team' || figures === 'own')
      ? {
          found: (page: SQL) =>
            sql`with ${totalsOfHeads(asked)}, heads as (${headsOf(asked, page)}), ${rowsOfHeads(asked, 'page')}`,
          counted: { from: sql`summed`, rows: sql`sum(listed)` },
        }
      : { found: sql`with heads as (${headsOf(asked, sql``)}), ${rowsOfHeads(asked, 'all')}` }
  const page = await tablePage(db, { ...table, columns, totals, key: 'memberId' }, wanted)
  return { ...page, trail: own ? [] : await namesOf(db, [...chain.slice(0, above - 1).toReversed(), root]) }
}
