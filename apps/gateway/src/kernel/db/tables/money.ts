import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id)

/**
 * Where members are paid to: bank accounts (BC), e-wallets (EW) and
 * virtual wallets (VW). A removed one stays for its withdrawals.
 */
export const payoutAccounts = pgTable(
  'bank_cards',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
    memberId: memberId(),
    kind: text().$type<'BC' | 'EW' | 'VW'>().notNull(),
    bankCode: text('bank_code').notNull(),
    holder: text().notNull(),
    /** The number without spaces; only its last four characters are ever sent. */
    number: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    removedAt: bigint('removed_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('bank_cards_number')
      .on(table.bankCode, table.number)
      .where(sql`${table.removedAt} is null`),
    index('bank_cards_account').on(table.bankCode, table.number),
    index('bank_cards_member').on(table.memberId),
  ],
)

/** Deposits from the wish to the booked money. Sums in minor units, times in milliseconds since 1970. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid().primaryKey(),
    orderNo: text('order_no').notNull(),
    memberId: memberId(),
    method: text().$type<'qr' | 'launch' | 'transfer'>().notNull(),
    channel: text().notNull(),
    bankCode: text('bank_code').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    fee: bigint({ mode: 'number' }).notNull().default(0),
    /** The amount that the provider charged, where it differs from the requested one. */
    paidAmount: bigint('paid_amount', { mode: 'number' }),
    status: text().$type<'pending' | 'checking' | 'paid' | 'failed' | 'expired' | 'cancelled'>().notNull(),
    /** Why it stands so: the code of a sentence. */
    reason: text(),
    promotionId: integer('promotion_id'),
    bonusId: uuid('bonus_id'),
    /** The provider's reference of the payment, or the member's of a bank transfer. */
    reference: text(),
    /** What the provider calls the account or card that paid: a name of its own, never a number. */
    payer: text(),
    /**
     * The reference with neither case nor anything but letters and
     * digits: a transfer is reported once, however it is written.
     */
    referenceKey: text('reference_key').generatedAlwaysAs(
      sql`lower(regexp_replace(reference, '[[:space:][:punct:]]', '', 'g'))`,
    ),
    /** The ledger transfer that booked it. */
    transferId: uuid('transfer_id'),
    at: bigint({ mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    settledAt: bigint('settled_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('deposits_order_no').on(table.orderNo),
    uniqueIndex('deposits_transfer').on(table.transferId),
    index('deposits_member_at').on(table.memberId, table.at),
    uniqueIndex('deposits_transfer_reference')
      .on(table.bankCode, table.referenceKey)
      .where(sql`${table.method} = 'transfer' and ${table.status} <> 'cancelled'`),
    index('deposits_payer')
      .on(table.payer)
      .where(sql`${table.payer} is not null`),
    index('deposits_paid_at')
      .on(table.at)
      .where(sql`${table.status} = 'paid'`),
    index('deposits_open')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('pending', 'checking')`),
  ],
)

/** Pictures of receipts of bank transfers, in base64. */
export const depositReceipts = pgTable('deposit_receipts', {
  depositId: uuid('deposit_id')
    .primaryKey()
    .references(() => deposits.id),
  type: text().notNull(),
  picture: text().notNull(),
})

/** What came of a report: `surplus` is a second payment of a paid order, for the cashier to send back. */
export type CallbackOutcome = 'paid' | 'failed' | 'checking' | 'ignored' | 'surplus'

/** What the payment provider has reported, once for each payment and state. */
export const payCallbacks = pgTable(
  'pay_callbacks',
  {
    reference: text().notNull(),
    state: text().$type<'paid' | 'failed'>().notNull(),
    depositId: uuid('deposit_id')
      .notNull()
      .references(() => deposits.id),
    amount: bigint({ mode: 'number' }).notNull(),
    outcome: text().$type<CallbackOutcome>().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.state] })],
)

/**
 * Secrets that all gateways share, made at the first use: with a
 * payment provider, and the key of the names of members in the log.
 */
export const providerKeys = pgTable('provider_keys', {
  provider: text().primaryKey(),
  secret: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

/** The stages of a withdrawal; the last four are final. */
export type WithdrawalStatus =
  | 'submitted'
  | 'checking'
  | 'approved'
  | 'paying'
  | 'paid'
  | 'not-received'
  | 'received'
  | 'forced-received'
  | 'refused'
  | 'cancelled'

/** Withdrawals; the money lies in the member's `held` wallet until the last stage. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey(),
    orderNo: text('order_no').notNull(),
    memberId: memberId(),
    cardId: bigint('card_id', { mode: 'number' })
      .notNull()
      .references(() => payoutAccounts.id),
    kind: text().$type<'BC' | 'EW' | 'VW'>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The fee, taken from the amount when it is paid out. */
    charge: bigint({ mode: 'number' }).notNull().default(0),
    stage: text().$type<WithdrawalStatus>().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    statusAt: bigint('stage_at', { mode: 'number' }).notNull(),
    /** When a paid one counts as received by itself. */
    countsAt: bigint('counts_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('withdrawals_order_no').on(table.orderNo),
    index('withdrawals_member_at').on(table.memberId, table.at),
    index('withdrawals_at').on(table.at),
    index('withdrawals_stage').on(table.stage, table.statusAt),
  ],
)

/** The stages that a withdrawal has gone through, with who moved it and why. */
export const withdrawalStatuses = pgTable(
  'withdrawal_stages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    stage: text().$type<WithdrawalStatus>().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    by: text().$type<'member' | 'operator' | 'clock'>().notNull(),
    /** The operator's words, or the code of a sentence. */
    reason: text(),
  },
  (table) => [index('withdrawal_stages_withdrawal').on(table.withdrawalId, table.id)],
)

/** Wallets that nothing may be moved out of or into, until a moment or until they are opened again. */
export const walletLocks = pgTable(
  'wallet_locks',
  {
    memberId: memberId(),
    wallet: text().notNull(),
    reason: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    until: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.wallet] })],
)
