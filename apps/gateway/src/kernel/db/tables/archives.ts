import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './ledger.ts'

/**
 * How far a month is: bonuses that are over note how far they were played through, rounds and then transfers are
 * written to files, the files are read back, the archived rows are deleted; done.
 */
export type ArchiveState = 'bonuses' | 'rounds' | 'transfers' | 'checking' | 'deleting' | 'done'

/** Which file a part belongs to. */
export type ArchiveFile = 'rounds' | 'transfers'

/** Amounts in minor units: of entries by system account or wallet of members, of rounds `stake` and `win`. */
export type ArchiveTotals = Readonly<Record<string, number>>

/** The last row that was looked at, by time and id. */
export interface ArchiveCursor {
  readonly at: number
  readonly id: string
}

/**
 * Months whose rounds and transfers are in files, or on the way
 * there; at most one is not done. Times in milliseconds since 1970.
 */
export const archives = pgTable('archives', {
  /** As `2025-01`. */
  month: text().primaryKey(),
  /** When the month ended in the platform's time zone. */
  until: bigint({ mode: 'number' }).notNull(),
  state: text().$type<ArchiveState>().notNull(),
  cursor: jsonb().$type<ArchiveCursor>(),
  startedAt: bigint('started_at', { mode: 'number' }).notNull(),
  doneAt: bigint('done_at', { mode: 'number' }),
})

/** The parts of the files of a month: each is a gzip of its own, written by one batch and deleted by one. */
export const archiveParts = pgTable(
  'archive_parts',
  {
    month: text()
      .notNull()
      .references(() => archives.month),
    file: text().$type<ArchiveFile>().notNull(),
    /** From 0. */
    place: integer().notNull(),
    /** Where it begins in the file, and how long it is. */
    begins: bigint({ mode: 'number' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rows: integer().notNull(),
    entries: integer().notNull(),
    sums: jsonb().$type<ArchiveTotals>().notNull(),
    /** Of its bytes. */
    sha256: text().notNull(),
    state: text().$type<'written' | 'checked' | 'deleted'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.file, table.place] })],
)

/**
 * What the archived entries of an account add up to, in minor units: its balance is this and the sum of its entries. A
 * trigger writes it when entries are deleted, so no other code has to.
 */
export const carriedAmounts = pgTable('carried_amounts', {
  accountId: bigint('account_id', { mode: 'number' })
    .primaryKey()
    .references(() => accounts.id),
  amount: bigint({ mode: 'number' }).notNull(),
})
