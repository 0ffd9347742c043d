import type {
  ContractCategory,
  ContractKind,
  DividendPeriod,
  payoutKinds,
  payoutStatuses,
} from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cases } from './cases.ts'
import { members } from './members.ts'

/** One step of a contract: what has to be reached, and what it then pays. Sums in minor units. */
export interface Tier {
  /** Turnover of the team in the period. */
  readonly minimumBet: number
  /** What the team lost in the period; 0 where it does not matter. */
  readonly netLoss: number
  /** Members of the team who staked in the period. */
  readonly activeMember: number
  readonly rateType: 'P' | 'A'
  /** Parts per million for P, a sum in minor units for A. */
  readonly rate: number
}

/** A contract is offered, then accepted, rejected or withdrawn; an accepted one may be about to end, and ended. */
export const contractStatuses = ['offered', 'accepted', 'rejected', 'withdrawn', 'terminating', 'terminated'] as const

/** How a contract stands. */
export type ContractStatus = (typeof contractStatuses)[number]

/**
 * Contracts of agents with their upline, or with the operator when `uplineId` is null. Of each kind and category a
 * member has at most one in force, and at most one that waits for an answer. Times in milliseconds since 1970.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 7001 }),
    kind: text().$type<ContractKind>().notNull(),
    /** CONS stands for all that has no contract of its own. */
    category: text().$type<ContractCategory>().notNull(),
    uplineId: bigint('upline_id', { mode: 'number' }).references(() => members.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** A salary has one period, which its kind names. */
    period: text().$type<DividendPeriod | 'hourly' | 'realtime'>().notNull(),
    tiers: jsonb().$type<readonly Tier[]>().notNull(),
    status: text().$type<ContractStatus>().notNull(),
    /** Who wants to end it. */
    proposedBy: text('proposed_by').$type<'upline' | 'downline'>(),
    proposedAt: bigint('proposed_at', { mode: 'number' }),
    /** When the last proposal to end it was answered with a no. */
    endRefusedAt: bigint('end_refused_at', { mode: 'number' }),
    offeredAt: bigint('offered_at', { mode: 'number' }).notNull(),
    acceptedAt: bigint('accepted_at', { mode: 'number' }),
    endedAt: bigint('ended_at', { mode: 'number' }),
    /** Why it ended. */
    endReason: text('end_reason').$type<'rejected' | 'withdrawn' | 'agreed' | 'replaced' | 'outbid'>(),
    /** What was said to a rejection. */
    rejectReason: text('reject_reason'),
  },
  (table) => [
    uniqueIndex('contracts_in_force')
      .on(table.memberId, table.kind, table.category)
      .where(sql`${table.status} in ('accepted', 'terminating')`),
    uniqueIndex('contracts_waiting')
      .on(table.memberId, table.kind, table.category)
      .where(sql`${table.status} in ('offered', 'terminating')`),
    index('contracts_upline').on(table.uplineId),
    index('contracts_member').on(table.memberId, table.kind),
  ],
)

/** A kind of payout, as the ledger names it. */
export type PayoutKind = (typeof payoutKinds)[number]

/** How a payout stands. */
export type PayoutStatus = (typeof payoutStatuses)[number]

/** A part of a payout that a downline was paid for the same turnover; the sum is below zero, in minor units. */
export interface Adjustment {
  readonly memberId: number
  readonly amount: number
}

/**
 * What agents were paid, or are to be: one row for each kind, member, category and period, with the whole way from the
 * turnover to the sum. Sums in minor units, times in milliseconds since 1970.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 90_001 }),
    kind: text().$type<PayoutKind>().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    contractId: bigint('contract_id', { mode: 'number' }).references(() => contracts.id),
    category: text().notNull(),
    from: bigint('from_at', { mode: 'number' }).notNull(),
    until: bigint('until_at', { mode: 'number' }).notNull(),
    turnover: bigint({ mode: 'number' }).notNull(),
    /** Stakes less wins of the team. */
    netLoss: bigint('net_loss', { mode: 'number' }).notNull(),
    activeMembers: integer('active_members').notNull(),
    rateType: text('rate_type').$type<Tier['rateType']>().notNull(),
    rate: bigint({ mode: 'number' }).notNull(),
    /** Turnover, or for dividends net loss with what was carried in, times the rate. */
    gross: bigint({ mode: 'number' }).notNull(),
    adjustments: jsonb().$type<readonly Adjustment[]>().notNull(),
    adjustment: bigint({ mode: 'number' }).notNull(),
    /** Losses of earlier periods that count against this one, and of this one against the next; zero or below. */
    carryIn: bigint('carry_in', { mode: 'number' }).notNull(),
    carryOut: bigint('carry_out', { mode: 'number' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    status: text().$type<PayoutStatus>().notNull(),
    transferId: uuid('transfer_id'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    decidedAt: bigint('decided_at', { mode: 'number' }),
    /** What was said to a rejection. */
    rejectReason: text('reject_reason'),
    /** The case in which it waits, or waited, for a person; null without one. */
    caseId: bigint('case_id', { mode: 'number' }).references(() => cases.id),
  },
  (table) => [
    index('payouts_case')
      .on(table.caseId)
      .where(sql`${table.caseId} is not null`),
    uniqueIndex('payouts_once').on(table.kind, table.memberId, table.category, table.from),
    index('payouts_kind_until').on(table.kind, table.until),
    index('payouts_member_until').on(table.memberId, table.until),
    index('payouts_waiting')
      .on(table.kind, table.until)
      .where(sql`${table.status} = 'in-process'`),
  ],
)
