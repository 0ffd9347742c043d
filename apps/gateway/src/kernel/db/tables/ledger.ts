import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TransferKind } from '../../ledger/post-transfer.ts'
import { members } from './members.ts'

/**
 * Ledger accounts. A member has one per wallet: `main`, `held` (money of withdrawals under way), `bonus` (money with
 * terms that are not met), and one per provider that keeps wallets of its own. Members keep a running balance in minor
 * units that never falls below zero; the operator's accounts have none (their balance is the sum of their entries), so
 * that no row is locked by every player.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    /** `main`, `held`, `bonus`, or the code of a provider; null for the operator's accounts. */
    wallet: text(),
    balance: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('accounts_name').on(table.name),
    uniqueIndex('accounts_member_wallet').on(table.memberId, table.wallet),
    check('accounts_balance_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** Transfers of money; each has entries that add up to zero. */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid().primaryKey(),
    kind: text().$type<TransferKind>().notNull(),
    note: text().notNull().default(''),
    roundId: uuid('round_id'),
    /** The order number of the deposit, withdrawal or transfer that it belongs to, or the id of the bonus that it ends. */
    reference: text(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('transfers_at').on(table.at)],
)

/** The lines of a transfer in minor units: plus for the account that gains. Append-only, balanced by a trigger. */
export const entries = pgTable(
  'entries',
  {
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => transfers.id),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    amount: bigint({ mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** The order of booking, also within one millisecond. */
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.accountId] }),
    index('entries_account_at').on(table.accountId, table.at, table.seq),
    index('entries_account_seq').on(table.accountId, table.seq),
  ],
)

/** Answers of calls that must happen once, stored in the same transaction as their effect. */
export const idempotency = pgTable(
  'idempotency',
  {
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_at').on(table.at)],
)
