import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { games } from './games.ts'
import { members } from './members.ts'
import { sessions } from './sessions.ts'

/**
 * Settled rounds: stake and win in minor units. What counts turnover reads `records/valid-turnover.ts`, not the stake.
 * The winner board reads from here.
 */
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
    /** What of the stake was play-only money: it counts towards nothing that is paid out. */
    creditStake: bigint('credit_stake', { mode: 'number' }).notNull().default(0),
    /** What of the stake bore risk, in minor units, where bets covered each other; null where all of it did. */
    validTurnover: bigint('valid_turnover', { mode: 'number' }),
    /** What was drawn, for games whose engine runs here. */
    outcome: jsonb(),
    settledAt: bigint('settled_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('rounds_settled').on(table.settledAt),
    index('rounds_member_settled').on(table.memberId, table.settledAt),
  ],
)

/**
 * Rounds whose stake is taken and whose end the player still decides, at
 * most one for a member; `win` in minor units is what they would pay now.
 */
export const openRounds = pgTable(
  'open_rounds',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => members.id),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id),
    wallet: text().notNull(),
    stake: bigint({ mode: 'number' }).notNull(),
    win: bigint({ mode: 'number' }).notNull(),
    outcome: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** When its player opened it or went on with it last, in milliseconds since 1970. */
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('open_rounds_opened').on(table.openedAt)],
)

/** The journal of launches: who opened which game when, and with what balance (minor units). */
export const launches = pgTable(
  'launches',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id),
    /** The room of a table game, from 1. */
    room: integer(),
    balanceBefore: bigint('balance_before', { mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('launches_member_at').on(table.memberId, table.at), index('launches_at').on(table.at)],
)

/** One-time tickets that a launch hands to a game frame, by hash; without a login session they are for a trial. */
export const gameTickets = pgTable(
  'game_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    sessionHash: text('session_hash').references(() => sessions.tokenHash),
    gameId: integer('game_id').notNull(),
    room: integer(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('game_tickets_expires').on(table.expiresAt), index('game_tickets_session').on(table.sessionHash)],
)

/** An unfinished round of a demo: as `openRounds`, but in no ledger. */
export interface DemoRound {
  readonly id: string
  readonly stake: number
  readonly win: number
  readonly outcome: Readonly<Record<string, unknown>>
  readonly openedAt: number
}

/**
 * Sessions of a game frame: they die with the login session
 * that opened them. A demo has no login session, and plays from
 * `demoSessionBalance` (minor units of nothing), which is in no ledger. `seed` is the secret that the next round is
 * drawn from, where the game shows its hash before.
 */
export const gameSessions = pgTable(
  'game_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionHash: text('session_hash').references(() => sessions.tokenHash),
    gameId: integer('game_id').notNull(),
    room: integer(),
    demoSessionBalance: bigint('fun_balance', { mode: 'number' }),
    demoRound: jsonb('fun_round').$type<DemoRound>(),
    seed: text(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    revoked: boolean().notNull().default(false),
  },
  (table) => [
    index('game_sessions_created').on(table.createdAt),
    index('game_sessions_session').on(table.sessionHash),
    check('game_sessions_one_purse', sql`(${table.sessionHash} is null) = (${table.demoSessionBalance} is not null)`),
    check('game_sessions_fun_not_negative', sql`${table.demoSessionBalance} >= 0`),
  ],
)
