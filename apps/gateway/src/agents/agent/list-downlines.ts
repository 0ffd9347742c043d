import type { listDownlines } from '@parlour/api-client/endpoints'
import { inArray, sql, type SQL } from 'drizzle-orm'
import { inSnapshot, members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { agentOf } from './agent-of.ts'
import { ancestorsOf, downlineOf } from '../../identity/index.ts'
import { headsOf, isCutFirst, type DownlinesAsked } from './downline-heads.ts'
import { rowsOfHeads, totalsOfHeads } from './downline-rows.ts'
import { rolledOf, type Rolled } from '../rollups/rolled-of.ts'
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

/** Added-up days that the list can use: of the team as a whole for its totals, or of the teams of direct downlines. */
async function rolledIn(
  tx: Database,
  { root, scope, figures }: Pick<DownlinesAsked, 'root' | 'scope' | 'figures'>,
  isCut: boolean,
): Promise<Rolled[]> {
  if (scope === 'team') return isCut ? rolledOf(tx, [root]) : []
  return figures === 'team' ? rolledOf(tx, sql`select id from members where upline_id = ${root}`) : []
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
  const isCut = isCutFirst(wanted.sort, { scope, figures })
  const page = await inSnapshot(db, async (tx) => {
    const rolled = await rolledIn(tx, { root, scope, figures }, isCut)
    const asked: DownlinesAsked = { root, above, scope, show, figures, account: wanted.account, period, rolled }
    const table = isCut
      ? {
          found: (cut: SQL) =>
            sql`with ${totalsOfHeads(asked)}, heads as (${headsOf(asked, { ...wanted, page: cut })}), ${rowsOfHeads(asked, 'page')}`,
          counted: { from: sql`summed`, rows: sql`sum(listed)` },
        }
      : { found: sql`with heads as (${headsOf(asked)}), ${rowsOfHeads(asked, 'all')}` }
    return tablePage(tx, { ...table, columns, totals, key: 'memberId' }, wanted)
  })
  return { ...page, trail: own ? [] : await namesOf(db, [...chain.slice(0, above - 1).toReversed(), root]) }
}
