import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Hand } from '../values/cards.ts'
import { games } from './games.ts'
import { members } from './members.ts'

/** The tables of the rooms of a game, from 1 in each room; a change of a table locks its row. */
export const pokerTables = pgTable(
  'room_tables',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id),
    room: integer().notNull(),
    number: integer().notNull(),
    /** The hand that members join or that is being played; null while there is none. */
    handId: uuid('hand_id'),
  },
  (table) => [unique('room_tables_number').on(table.gameId, table.room, table.number)],
)

/** The chairs that members sit on, one a member at most; bots need none. */
export const pokerChairs = pgTable(
  'room_chairs',
  {
    tableId: integer('table_id')
      .notNull()
      .references(() => pokerTables.id),
    /** From 0. */
    place: integer().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => members.id),
    satAt: bigint('sat_at', { mode: 'number' }).notNull(),
    /** When its member last sat down, joined a hand or was through with one; milliseconds since 1970. */
    activeAt: bigint('active_at', { mode: 'number' }).notNull(),
    /** Whether its member leaves when the hand is over. */
    leaves: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.place] })],
)

/**
 * Hands of the tables: members join until `endsAt`, then it is
 * dealt and they decide until another `endsAt`, then it is over.
 * Sums in minor units, times in milliseconds since 1970.
 */
export const pokerHands = pgTable(
  'room_hands',
  {
    id: uuid().primaryKey(),
    tableId: integer('table_id')
      .notNull()
      .references(() => pokerTables.id),
    ante: bigint({ mode: 'number' }).notNull(),
    state: text().$type<'joining' | 'dealt' | 'over'>().notNull(),
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
    pot: bigint({ mode: 'number' }),
    fee: bigint({ mode: 'number' }),
  },
  (table) => [
    index('room_hands_due')
      .on(table.endsAt)
      .where(sql`${table.state} <> 'over'`),
    index('room_hands_table').on(table.tableId, table.endsAt),
  ],
)

/** Who plays a hand on which chair: a member, whose round it is, or a bot, which has no member and no wallet. */
export const pokerPlays = pgTable(
  'room_plays',
  {
    /** The id of the round that it becomes. */
    id: uuid().primaryKey(),
    handId: uuid('hand_id')
      .notNull()
      .references(() => pokerHands.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    wallet: text(),
    /** Once they are dealt. */
    cards: jsonb().$type<Hand>(),
    /** Whether it stays in or folds; null until that is decided. */
    stays: boolean(),
    /** What it was paid, once the hand is over; minor units. */
    paid: bigint({ mode: 'number' }),
  },
  (table) => [
    unique('room_plays_place').on(table.handId, table.place),
    index('room_plays_member').on(table.memberId),
    check('room_plays_one_purse', sql`(${table.memberId} is null) = (${table.wallet} is null)`),
  ],
)
