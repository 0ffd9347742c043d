import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What the batches of a period of payouts have counted so far: each adds what its members have played. `payeeId` is the
 * contract that is paid for it, or for commissions the member, with the rate that held when it was counted; `downlineId`
 * and `taken` stand in the rows that a downline has taken a rate of, and are 0 in the others. Sums in minor units.
 */
export const payoutCounts = pgTable(
  'payout_counts',
  {
    job: text().notNull(),
    /** The end of the job's period. */
    until: bigint({ mode: 'number' }).notNull(),
    payeeId: bigint('payee_id', { mode: 'number' }).notNull(),
    category: text().notNull(),
    rate: bigint({ mode: 'number' }).notNull(),
    downlineId: bigint('downline_id', { mode: 'number' }).notNull(),
    taken: bigint({ mode: 'number' }).notNull(),
    turnover: bigint({ mode: 'number' }).notNull(),
    netLoss: bigint('net_loss', { mode: 'number' }).notNull(),
    theoreticalLoss: bigint('theoretical_loss', { mode: 'number' }).notNull(),
    activeMembers: integer('active_members').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'payout_counts_pk',
      columns: [table.job, table.until, table.payeeId, table.category, table.rate, table.downlineId, table.taken],
    }),
    index('payout_counts_payee').on(table.payeeId),
  ],
)

/**
 * What contracts give for a period (`ends` is its end), until it is written down as payouts. `rest` is what of it no
 * contract above has borne yet, in minor units; `depth` how many members stand above the one who is paid.
 */
export const payoutDrafts = pgTable(
  'payout_drafts',
  {
    job: text().notNull(),
    /** The end of the job's period, in which there may be several shorter ones. */
    until: bigint({ mode: 'number' }).notNull(),
    ends: bigint({ mode: 'number' }).notNull(),
    contractId: bigint('contract_id', { mode: 'number' }).notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    uplineId: bigint('upline_id', { mode: 'number' }),
    depth: integer().notNull(),
    acceptedAt: bigint('accepted_at', { mode: 'number' }).notNull(),
    rest: bigint({ mode: 'number' }).notNull(),
    draft: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'payout_drafts_pk', columns: [table.job, table.until, table.ends, table.contractId] }),
    index('payout_drafts_member').on(table.job, table.until, table.memberId),
    index('payout_drafts_depth').on(table.job, table.until, table.ends, table.depth, table.memberId),
    index('payout_drafts_upline').on(table.uplineId),
  ],
)
