import { contractCategories, contractKinds, type listDownlineContracts } from '@parlour/api-client/endpoints'
import { inArray, sql } from 'drizzle-orm'
import { agentOf } from '../agent/agent-of.ts'
import { contractStatuses, contracts, rowsOf } from '../../kernel/db/index.ts'
import { tablePage } from '../agent/table-page.ts'
import { named } from '../agent/team-sql.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { wireTiers } from './wire-tiers.ts'

const columns = {
  contractId: 'number',
  account: 'text',
  kind: contractKinds,
  category: contractCategories,
  period: 'text',
  state: contractStatuses,
  proposedBy: 'text?',
  endReason: 'text?',
  offeredAt: 'number',
  acceptedAt: 'number?',
  endedAt: 'number?',
} as const

/** The contracts that this agent offered. */
export const handleListDownlineContracts: Handler<typeof listDownlineContracts> = async (call) => {
  const { db } = call.gateway
  const { memberId } = agentOf(call)
  const { kind, state, ...wanted } = call.request
  const mine = sql`c.upline_id = ${memberId}`
  const found = sql`with found as (
    select c.id as "contractId", m.username as "account", c.kind as "kind", c.category as "category", c.period as "period",
      c.status as "state", c.proposed_by as "proposedBy", c.end_reason as "endReason", c.offered_at as "offeredAt",
      c.accepted_at as "acceptedAt", c.ended_at as "endedAt"
    from contracts c join members m on m.id = c.member_id
    where ${mine} and ${named(sql`m.username`, wanted)} and ${kind} in ('', c.kind) and ${state} in ('', c.status)
  )`
  const page = await tablePage(db, { found, columns, totals: [], key: 'contractId' }, wanted)
  const ids = page.list.map(({ contractId }) => contractId)
  const tiers = ids.length
    ? await db.select({ id: contracts.id, tiers: contracts.tiers }).from(contracts).where(inArray(contracts.id, ids))
    : []
  const steps = new Map(tiers.map((row) => [row.id, row.tiers]))
  const [counts = {}] = await rowsOf(
    db,
    sql`select count(*) filter (where c.status = 'offered') as offered,
    count(*) filter (where c.status in ('accepted', 'terminating')) as in_force,
    count(*) filter (where c.status in ('rejected', 'withdrawn', 'terminated')) as ended from contracts c where ${mine}`,
  )
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      tiers: wireTiers(steps.get(row.contractId) ?? []),
    })),
    totals: { offered: Number(counts['offered']), inForce: Number(counts['in_force']), ended: Number(counts['ended']) },
  }
}
