import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Words } from './content.ts'
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
    /** What it is called on the page, where that is more than the note. */
    title: jsonb().$type<Words>(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** What has to be staked before the money is free; 0 when it is free at once. */
    wager: bigint({ mode: 'number' }).notNull(),
    /** Categories whose stakes do not count, joined by commas. */
    excluded: text().notNull().default(''),
    /** Categories whose stakes count only in part, in percent. */
    weights: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    at: bigint({ mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }),
    /** When its terms were over, and how: played through, or run out of time and taken back. */
    closedAt: bigint('closed_at', { mode: 'number' }),
    closedAs: text('closed_as').$type<'fulfilled' | 'lapsed' | 'spent'>(),
  },
  (table) => [
    index('bonuses_member_at').on(table.memberId, table.at),
    index('bonuses_open').on(table.memberId).where(sql`${table.closedAt} is null`),
  ],
)
