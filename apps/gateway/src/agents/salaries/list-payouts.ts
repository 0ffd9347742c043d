import { payoutKinds, payoutStatuses } from '@parlour/api-client/endpoints'
import type {
  getPayout,
  listCommissions,
  listDailySalaries,
  listDividends,
  listHourlySalaries,
  listRealtimeSalaries,
} from '@parlour/api-client/endpoints'
import { inArray, sql } from 'drizzle-orm'
import { wireRate } from '../contracts/wire-tiers.ts'
import { members, rowsOf } from '../../kernel/db/index.ts'
import type { PayoutKind } from '../../kernel/db/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { agentOf } from '../agent/agent-of.ts'
import { carriedBetween } from './carried-between.ts'
import { findPayout } from './find-payout.ts'
import { tablePage, type Wanted } from '../agent/table-page.ts'
import { idsOfTeam } from '../agent/team-figures.ts'
import { inTime, named, teamPeriodOf, type TeamFilter } from '../agent/team-sql.ts'
import { present } from '../../kernel/objects/index.ts'

type PayoutCall = Call<
  Wanted &
    TeamFilter & {
      readonly scope: 'own' | 'team'
      readonly status: string
      readonly category: string
      readonly by: 'end' | 'paid'
    }
>

const columns = {
  payoutId: 'number',
  kind: payoutKinds,
  account: 'text',
  contractId: 'number?',
  category: 'text',
  startTime: 'number',
  endTime: 'number',
  turnover: 'money',
  netLoss: 'money',
  activeMembers: 'number',
  rateType: ['P', 'A'],
  rate: 'number',
  gross: 'money',
  adjustment: 'money',
  carryIn: 'money',
  carryOut: 'money',
  amount: 'money',
  status: payoutStatuses,
  createTime: 'number',
  decidedTime: 'number?',
  rejectReason: 'text?',
} as const

async function payoutsOf(call: PayoutCall, kind: PayoutKind) {
  const { memberId } = agentOf(call)
  const { scope, status, category, by, ...wanted } = call.request
  const counts = by === 'paid' ? sql`p.decided_at` : sql`p.until_at`
  const paid = by === 'paid' ? sql`p.status = 'approved'` : sql`true`
  const whose = scope === 'own' ? sql`p.member_id = ${memberId}` : sql`p.member_id in (${idsOfTeam(memberId)})`
  const rows = sql`from payouts p join members t on t.id = p.member_id
    where p.kind = ${kind} and ${whose} and ${paid} and ${inTime(counts, teamPeriodOf(call))}
      and ${named(sql`t.username`, wanted)} and ${status} in ('', p.status) and ${category} in ('', p.category)`
  const found = sql`with found as (
    select p.id as "payoutId", p.kind as "kind", t.username as "account", p.contract_id as "contractId", p.category as "category",
      p.from_at as "startTime", p.until_at as "endTime", p.turnover as "turnover", p.net_loss as "netLoss",
      p.active_members as "activeMembers", p.rate_type as "rateType", p.rate as "rate", p.gross as "gross", p.adjustment as "adjustment",
      p.carry_in as "carryIn", p.carry_out as "carryOut", p.amount as "amount", p.status as "status", p.created_at as "createTime",
      p.decided_at as "decidedTime", p.reject_reason as "rejectReason" ${rows}
  )`
  const counted = { from: sql`(select p.turnover, p.gross, p.adjustment, p.amount ${rows}) p` }
  const page = await tablePage(
    call.gateway.db,
    { found, counted, columns, totals: ['turnover', 'gross', 'adjustment', 'amount'], key: 'payoutId' },
    wanted,
  )
  // What was paid on a day is asked for its bets; a list of periods has them in its days.
  const spans = sql`select min(p.from_at) as "startTime", max(p.until_at) as "endTime" ${rows}`
  const [span] = by === 'paid' ? await rowsOf(call.gateway.db, spans) : []
  const moment = (name: string): number | null => (span?.[name] == null ? null : Number(span[name]))
  return {
    ...page,
    totals: { ...page.totals, startTime: moment('startTime'), endTime: moment('endTime') },
    list: page.list.map((row) => ({
      ...row,
      kind,
      rate: wireRate(row),
    })),
  }
}

/** Commissions of this agent or its team. */
export const handleListCommissions: Handler<typeof listCommissions> = async (call) => payoutsOf(call, 'commission')

/** Dividends of this agent or its team. */
export const handleListDividends: Handler<typeof listDividends> = async (call) => payoutsOf(call, 'dividend')

/** Daily salaries of this agent or its team. */
export const handleListDailySalaries: Handler<typeof listDailySalaries> = async (call) =>
  payoutsOf(call, 'daily-salary')

/** Hourly salaries of this agent or its team. */
export const handleListHourlySalaries: Handler<typeof listHourlySalaries> = async (call) =>
  payoutsOf(call, 'hourly-salary')

/** Real-time salaries of this agent or its team. */
export const handleListRealtimeSalaries: Handler<typeof listRealtimeSalaries> = async (call) =>
  payoutsOf(call, 'realtime-salary')

/** One payout with its parts, of this agent or of a member of the team. @throws DomainError agent.payout.unknown */
export const handleGetPayout: Handler<typeof getPayout> = async (call) => {
  const { db } = call.gateway
  const { memberId } = agentOf(call)
  const row = await findPayout(db, memberId, call.request.payoutId)
  const ids = [row.memberId, ...row.adjustments.map((part) => part.memberId)]
  const people = await db
    .select({ id: members.id, account: members.username })
    .from(members)
    .where(inArray(members.id, ids))
  const accountOf = (id: number): string =>
    present(
      people.find((person) => person.id === id),
      `member ${id}`,
    ).account
  return {
    payoutId: row.id,
    kind: row.kind,
    account: accountOf(row.memberId),
    contractId: row.contractId,
    category: row.category,
    startTime: row.from,
    endTime: row.until,
    turnover: row.turnover,
    netLoss: row.netLoss,
    activeMembers: row.activeMembers,
    rateType: row.rateType,
    rate: wireRate(row),
    gross: row.gross,
    adjustment: row.adjustment,
    adjustments: row.adjustments.map((part) => ({
      account: accountOf(part.memberId),
      amount: part.amount,
    })),
    carryIn: row.carryIn,
    carryOut: row.carryOut,
    amount: row.amount,
    status: row.status,
    transferId: row.transferId,
    ...(await carriedBetween(db, row)),
    createTime: row.createdAt,
    decidedTime: row.decidedAt,
    rejectReason: row.rejectReason,
  }
}
