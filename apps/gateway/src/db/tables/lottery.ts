import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { games } from './games.ts'

/**
 * What is drawn when for the lottery games of the catalogue. A draw opens at every multiple of `interval` since 1970, moved
 * by `phase`, and takes stakes until `closesBefore` ahead of that; all in milliseconds.
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
  },
  (table) => [primaryKey({ columns: [table.gameId, table.openedAt] }), index('draws_opened').on(table.openedAt)],
)
