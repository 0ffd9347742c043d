import type { getAgentDefaults, getTransferEnabled, listAgentAnnouncements } from '@parlour/api-client/endpoints'
import { count, desc, eq, sql } from 'drizzle-orm'
import { agentNotices, members, rowsOf } from '../../kernel/db/index.ts'
import { localized, notLoggedIn } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { ratesOf } from './rates-of.ts'
import { agentOf } from './agent-of.ts'
import { countWaitingContracts } from './contracts-waiting.ts'
import { mayTransfer } from './agent-settings.ts'
import { ancestorsOf } from '../../identity/index.ts'
import { wireRates } from './rebate-bounds.ts'

/** What the agent centre opens with. */
export const handleAgentDefaults: Handler<typeof getAgentDefaults> = async (call) => {
  const { db } = call.gateway
  const { memberId } = agentOf(call)
  const [me] = await db.select().from(members).where(eq(members.id, memberId))
  if (!me) throw notLoggedIn()
  const above = (await ancestorsOf(db, [memberId])).get(memberId) ?? []
  const [upline] = me.uplineId === null ? [] : await db.select().from(members).where(eq(members.id, me.uplineId))
  const [team = {}] = await rowsOf(
    db,
    sql`select count(*) as size, count(*) filter (where depth = 1) as direct from member_ancestors where ancestor_id = ${memberId}`,
  )
  return {
    memberId,
    account: me.username,
    nickname: me.nickname,
    type: me.type,
    level: above.length + 1,
    upline: upline?.username ?? null,
    registeredAt: me.registeredAt,
    directDownlines: Number(team['direct']),
    teamSize: Number(team['size']),
    contractsWaiting: await countWaitingContracts(db, memberId),
    transferEnabled: await mayTransfer(db, memberId),
    rates: wireRates((await ratesOf(db, [memberId])).get(memberId) ?? {}),
  }
}

/** Whether this agent may hand money to its team. */
export const handleTransferEnabled: Handler<typeof getTransferEnabled> = async (call) => ({
  enabled: await mayTransfer(call.gateway.db, agentOf(call).memberId),
})

/** What the platform tells its agents, newest first. */
export const handleAgentAnnouncements: Handler<typeof listAgentAnnouncements> = async (call) => {
  const { db } = call.gateway
  agentOf(call)
  const { page, size } = call.request
  const rows = await db
    .select()
    .from(agentNotices)
    .orderBy(desc(agentNotices.at), desc(agentNotices.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ n: count() }).from(agentNotices)
  const { language } = call
  return {
    list: rows.map(({ id, title, content, at }) => ({
      id,
      title: localized(title, language),
      content: localized(content, language),
      time: at,
    })),
    totals: {},
    totalCount: all?.n ?? 0,
    totalPages: Math.ceil((all?.n ?? 0) / size),
  }
}
