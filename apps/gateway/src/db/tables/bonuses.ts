import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/**
 * Money given with terms: it may be withdrawn when `wager` has been staked since `at`. Sums in minor units, times in
 * milliseconds since 1970.
 */
export const bonuses = pgTable(
  'bonuses',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    /** What it was given for: a promotion type, 'rebate', 'points', 'referral' ... */
    kind: text().notNull(),
    note: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** What has to be staked before the money is free; 0 when it is free at once. */
    wager: bigint({ mode: 'number' }).notNull(),
    /** Categories whose stakes do not count, joined by commas. */
    excluded: text().notNull().default(''),
    at: bigint({ mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }),
  },
  (table) => [index('bonuses_member_at').on(table.memberId, table.at)],
)
