import { isNull } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { games } from './games.ts'
import { members } from './members.ts'

/**
 * What is drawn when for the lottery games of the catalogue. A draw opens at every multiple of `interval` since 1970,
 * moved by `phase`, and takes stakes until `closesBefore` ahead of that; all in milliseconds.
 */
export const lotteries = pgTable('lotteries', {
  gameId: integer('game_id')
    .primaryKey()
    .references(() => games.id),
  /** What the lottery feeds call the game. */
  code: text().notNull().unique(),
  /** VN for Vietnam, SEA for its neighbours, PH for the Philippines. */
  area: text().notNull(),
  prizeMode: text('prize_mode').notNull(),
  groupCode: text('group_code').notNull(),
  /** What is drawn: 3D, 4D, SIX, FIVE, NINE, DICE, BALLS, KENO, BINGO. */
  drawKind: text('draw_kind').notNull(),
  interval: bigint({ mode: 'number' }).notNull(),
  phase: bigint({ mode: 'number' }).notNull(),
  closesBefore: bigint('closes_before', { mode: 'number' }).notNull(),
})

/** Opened draws: `numbers` joined by commas, `openedAt` the moment of the schedule in milliseconds since 1970. */
export const draws = pgTable(
  'draws',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => lotteries.gameId),
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    numbers: text().notNull(),
    /** What the numbers were made from, in hexadecimal; null for draws older than the seals. */
    secret: text(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.openedAt] }), index('draws_opened').on(table.openedAt)],
)

/**
 * Draws to come: the secret that their numbers will be made from,
 * published when the draw is opened; before that only its hash is.
 */
export const drawSeals = pgTable(
  'draw_seals',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => lotteries.gameId),
    /** When the draw opens, in milliseconds since 1970. */
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    secret: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.openedAt] })],
)

/**
 * A line of a ticket: what was chosen for each place of its play,
 * parted by spaces, and the stake on each combination in minor units.
 */
export interface TicketLine {
  readonly play: string
  readonly chosen: readonly string[]
  readonly stake: number
}

/** Lottery tickets: `stake` in minor units is taken when they are sold, `win` is null until their draw is settled. */
export const lotteryTickets = pgTable(
  'lottery_tickets',
  {
    /** The id of the round that it becomes. */
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    gameId: integer('game_id')
      .notNull()
      .references(() => lotteries.gameId),
    /** When its draw opens, in milliseconds since 1970. */
    drawAt: bigint('draw_at', { mode: 'number' }).notNull(),
    wallet: text().notNull(),
    lines: jsonb().$type<readonly TicketLine[]>().notNull(),
    stake: bigint({ mode: 'number' }).notNull(),
    /** The hash that the draw was announced with. */
    seal: text().notNull(),
    soldAt: bigint('sold_at', { mode: 'number' }).notNull(),
    win: bigint({ mode: 'number' }),
    /** The numbers of its draw, once it is settled. */
    numbers: text(),
  },
  (table) => [
    index('lottery_tickets_member').on(table.memberId, table.soldAt),
    index('lottery_tickets_draw').on(table.gameId, table.drawAt, table.memberId),
    index('lottery_tickets_due').on(table.drawAt, table.memberId, table.id).where(isNull(table.win)),
  ],
)
