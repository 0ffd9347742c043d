import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Words } from './content.ts'
import { members } from './members.ts'

/**
 * Money given with terms: it lies in the bonus wallet, with what is won with it, until `wager` has been staked since
 * `at`. A locked one is booked only then, to the main wallet, by a transfer with its own id.
 * Sums in minor units, times in milliseconds since 1970.
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
    /** What has to be staked before the money is free; 0 when it is free at once, or never. */
    wager: bigint({ mode: 'number' }).notNull(),
    /** What of the bonus wallet is of this bonus. */
    balance: bigint({ mode: 'number' }).notNull().default(0),
    /** Whether it is for play alone: nothing of it, nor of what is won with it, may ever be withdrawn. */
    playOnly: boolean('play_only').notNull().default(false),
    /** Whether it is paid only when its wager is met: until then no wallet holds it, and it cannot be staked. */
    locked: boolean().notNull().default(false),
    /** The highest stake that may be taken from it and counts towards it, or null without one. */
    maxBet: bigint('max_bet', { mode: 'number' }),
    /** Categories in which it may not be staked and whose stakes do not count, joined by commas. */
    excluded: text().notNull().default(''),
    /** Categories whose stakes count only in part, in percent. */
    weights: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    at: bigint({ mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }),
    /** When its terms were over, and how: played through, out of time, lost in play, or given up by a withdrawal. */
    closedAt: bigint('closed_at', { mode: 'number' }),
    closedAs: text('closed_as').$type<'fulfilled' | 'lapsed' | 'spent' | 'forfeited'>(),
    /**
     * How far one that was not fulfilled was played through, noted
     * before its rounds are archived; null while the rounds say it.
     */
    staked: bigint({ mode: 'number' }),
    /**
     * How far it was played through by the rounds before `countedUntil`,
     * which are not read again; both null before the first count.
     */
    counted: bigint({ mode: 'number' }),
    countedUntil: bigint('counted_until', { mode: 'number' }),
  },
  (table) => [
    index('bonuses_member_at').on(table.memberId, table.at),
    index('bonuses_open')
      .on(table.memberId)
      .where(sql`${table.closedAt} is null`),
    index('bonuses_not_noted')
      .on(table.memberId)
      .where(sql`${table.closedAs} <> 'fulfilled' and ${table.staked} is null and ${table.wager} > 0`),
    check('bonuses_balance_not_negative', sql`${table.balance} >= 0`),
  ],
)

/**
 * What of the stake of a round came from a bonus, in minor units;
 * `won` is what came back of it, null until the round is over.
 */
export const bonusStakes = pgTable(
  'bonus_stakes',
  {
    roundId: uuid('round_id').notNull(),
    bonusId: uuid('bonus_id')
      .notNull()
      .references(() => bonuses.id),
    amount: bigint({ mode: 'number' }).notNull(),
    won: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.bonusId] }),
    index('bonus_stakes_open')
      .on(table.bonusId)
      .where(sql`${table.won} is null`),
  ],
)
