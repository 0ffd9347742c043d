import { contractCategories, contractKinds, type listDownlineContracts } from '@parlour/api-client/endpoints'
import { inArray, sql } from 'drizzle-orm'
import { agentOf } from '../agent/agent-of.ts'
import { waitsFor } from '../agent/contracts-waiting.ts'
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
  proposedAt: 'number?',
  endRefusedAt: 'number?',
  endReason: 'text?',
  rejectReason: 'text?',
  changes: 'number',
  offeredAt: 'number',
  acceptedAt: 'number?',
  endedAt: 'number?',
} as const

/** The contracts that this agent offered, or was offered. */
export const handleListDownlineContracts: Handler<typeof listDownlineContracts> = async (call) => {
  const { db } = call.gateway
  const { memberId } = agentOf(call)
  const { kind, state, side, contractId: only = null, ...wanted } = call.request
  const held = side === 'held'
  const mine = held ? sql`c.member_id = ${memberId}` : sql`c.upline_id = ${memberId}`
  const other = held ? sql`c.upline_id` : sql`c.member_id`
  const waiting = waitsFor[side]
  const found = sql`with found as (
    select c.id as "contractId", coalesce(m.username, '') as "account", c.kind as "kind", c.category as "category", c.period as "period",
      c.status as "state", c.proposed_by as "proposedBy", c.proposed_at as "proposedAt", c.end_refused_at as "endRefusedAt",
      c.end_reason as "endReason", c.reject_reason as "rejectReason", c.offered_at as "offeredAt",
      c.accepted_at as "acceptedAt", c.ended_at as "endedAt",
      (c.status = 'offered' and exists (
        select 1 from contracts o where o.member_id = c.member_id and o.kind = c.kind and o.category = c.category
          and o.status in ('accepted', 'terminating')
      ))::int as "changes"
    from contracts c left join members m on m.id = ${other}
    where ${mine} and ${named(sql`coalesce(m.username, '')`, wanted)} and ${kind} in ('', c.kind)
      and (${state} in ('', c.status) or ${state} = 'waiting' and ${waiting})
      and (${only}::bigint is null or c.id = ${only})
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
    count(*) filter (where c.status in ('rejected', 'withdrawn', 'terminated')) as ended,
    count(*) filter (where ${waiting}) as waiting from contracts c where ${mine}`,
  )
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      tiers: wireTiers(steps.get(row.contractId) ?? []),
    })),
    totals: {
      offered: Number(counts['offered']),
      inForce: Number(counts['in_force']),
      ended: Number(counts['ended']),
      waiting: Number(counts['waiting']),
    },
  }
}
