import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { TransferKind } from '../../ledger/post-transfer.ts'

/**
 * What a member staked, risked and won in a category on a day of the brand (`day` is
 * when it began, in milliseconds since 1970); sums in minor units. A trigger on `rounds`
 * writes it in the transaction of the booking: it is always the sum of the rounds.
 */
export const memberDays = pgTable(
  'member_days',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    day: bigint({ mode: 'number' }).notNull(),
    category: text().notNull(),
    stake: bigint({ mode: 'number' }).notNull(),
    /**
     * What of the stakes bore risk, as `records/valid-turnover.ts` says: what counts towards anything that play earns.
     */
    turnover: bigint({ mode: 'number' }).notNull(),
    win: bigint({ mode: 'number' }).notNull(),
    rounds: bigint({ mode: 'number' }).notNull(),
    /** Rounds that risked `leastCountedRound` or more. */
    countedRounds: bigint('counted_rounds', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.category] }),
    index('member_days_day').on(table.day),
  ],
)

/**
 * What came into a wallet of a member and went out of it on a day of the brand, by kind of transfer; `outgoing` is zero
 * or below, sums in minor units. A trigger on `entries` writes it in the transaction of the booking: it is always the sum
 * of the entries, and keeps those that go to the archive.
 */
export const moneyDays = pgTable(
  'money_days',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    day: bigint({ mode: 'number' }).notNull(),
    /** As in `accounts`. */
    wallet: text().notNull(),
    kind: text().$type<TransferKind>().notNull(),
    incoming: bigint({ mode: 'number' }).notNull(),
    outgoing: bigint({ mode: 'number' }).notNull(),
    transfers: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.wallet, table.kind] }),
    index('money_days_day').on(table.day),
    // Money that came or went otherwise than by play: a small part of the rows.
    index('money_days_paid')
      .on(table.day)
      .where(sql`${table.kind} not in ('bet', 'win')`),
  ],
)

/**
 * The highest wins of each board in each stretch of time, written by the same trigger. Boards are `ALL` and each
 * category (a hundred wins a day of the brand) and `game:<id>` (the highest win of an hour); `bucket` is when the day
 * or hour began. Rows are only added: a bucket keeps what was among its highest when it was booked.
 */
export const bestWins = pgTable(
  'best_wins',
  {
    board: text().notNull(),
    bucket: bigint({ mode: 'number' }).notNull(),
    roundId: uuid('round_id').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    gameId: integer('game_id').notNull(),
    win: bigint({ mode: 'number' }).notNull(),
    settledAt: bigint('settled_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.bucket, table.roundId] }),
    index('best_wins_highest').on(table.board, table.bucket, table.win),
    index('best_wins_bucket').on(table.bucket),
  ],
)

/**
 * Which category a game had before it moved to another one: what was settled from `from` up to `until` (milliseconds
 * since 1970) counts there for good. Stretches of one game do not overlap.
 */
export const pastCategories = pgTable(
  'past_categories',
  {
    gameId: integer('game_id').notNull(),
    category: text().notNull(),
    from: bigint('from_at', { mode: 'number' }).notNull(),
    until: bigint('until_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.until] })],
)

/** How many rounds of a game were settled in an hour (UTC), counted by a job when the hour is over. */
export const gameHours = pgTable(
  'game_hours',
  {
    gameId: integer('game_id').notNull(),
    hour: bigint({ mode: 'number' }).notNull(),
    rounds: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.gameId] }),
    index('game_hours_game').on(table.gameId, table.hour),
  ],
)
