import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { games } from './games.ts'
import { members } from './members.ts'
import { sessions } from './sessions.ts'

/** Settled rounds: stake and win in minor units. The winner board reads from here. */
export const rounds = pgTable(
  'rounds',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id),
    stake: bigint({ mode: 'number' }).notNull(),
    win: bigint({ mode: 'number' }).notNull(),
    /** What was drawn, for games whose engine runs here. */
    outcome: jsonb(),
    settledAt: bigint('settled_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('rounds_settled').on(table.settledAt),
    index('rounds_member_settled').on(table.memberId, table.settledAt),
  ],
)

/** One-time tickets that a launch hands to a game frame, by hash. */
export const gameTickets = pgTable('game_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  sessionHash: text('session_hash')
    .notNull()
    .references(() => sessions.tokenHash),
  gameId: integer('game_id').notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
})

/** Sessions of a game frame: they die with the login session that opened them. */
export const gameSessions = pgTable('game_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  sessionHash: text('session_hash')
    .notNull()
    .references(() => sessions.tokenHash),
  gameId: integer('game_id').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  revoked: boolean().notNull().default(false),
})
