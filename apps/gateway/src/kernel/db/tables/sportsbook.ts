import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Course, Market, MarketKind, News, Pick } from '../values/sportsbook.ts'
import { games } from './games.ts'
import { members } from './members.ts'
import { gameSessions } from './play.ts'

/**
 * How strong the sides of the sportsbook's leagues are, in
 * points around 1,500; every fixture that is over changes them.
 */
export const sportsbookTeams = pgTable(
  'coupon_teams',
  {
    league: text().notNull(),
    name: text().notNull(),
    strength: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.league, table.name] })],
)

/**
 * Fixtures of the sportsbook: `open` for bets until `startsAt`, then `live` until `endsAt`, then `over`; or `void`.
 * Times in milliseconds since 1970. The course is drawn when bets are closed, never before.
 */
export const sportsbookFixtures = pgTable(
  'coupon_fixtures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    league: text().notNull(),
    startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
    /** Its place among the fixtures of its league that start together. */
    place: integer().notNull(),
    home: text().notNull(),
    away: text().notNull(),
    homeStrength: integer('home_strength').notNull(),
    awayStrength: integer('away_strength').notNull(),
    /**
     * When the form of the sides is published, and what it is: the
     * home side is weaker (-1), the away side is (1), neither (0).
     */
    newsAt: bigint('news_at', { mode: 'number' }).notNull(),
    news: integer().$type<News>(),
    /** What can be bet on, at which odds, as it stands now. */
    markets: jsonb().$type<readonly Market[]>().notNull(),
    course: jsonb().$type<Course>(),
    endsAt: bigint('ends_at', { mode: 'number' }),
    /** When the last bet on it was settled, once it is over or void; null while bets on it may still be. */
    settledAt: bigint('settled_at', { mode: 'number' }),
    state: text().$type<'open' | 'live' | 'over' | 'void'>().notNull().default('open'),
    madeAt: bigint('made_at', { mode: 'number' }).notNull(),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('coupon_fixtures_slot').on(table.league, table.startsAt, table.place),
    index('coupon_fixtures_state').on(table.state, table.startsAt),
    index('coupon_fixtures_unsettled')
      .on(table.id)
      .where(sql`${table.settledAt} is null and ${table.state} in ('over', 'void')`),
  ],
)

/**
 * Bets of the sportsbook, of a member or of a demo; sums in minor
 * units. `possible` is what it pays when every leg is right,
 * `win` what it has paid.
 */
export const sportsbookBets = pgTable(
  'coupon_bets',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    sessionHash: text('session_hash').references(() => gameSessions.tokenHash, { onDelete: 'cascade' }),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id),
    wallet: text().notNull(),
    stake: bigint({ mode: 'number' }).notNull(),
    possible: bigint({ mode: 'number' }).notNull(),
    win: bigint({ mode: 'number' }),
    state: text().$type<'open' | 'won' | 'lost' | 'void'>().notNull().default('open'),
    placedAt: bigint('placed_at', { mode: 'number' }).notNull(),
    settledAt: bigint('settled_at', { mode: 'number' }),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('coupon_bets_member').on(table.memberId, table.gameId, table.placedAt),
    index('coupon_bets_session').on(table.sessionHash),
    index('coupon_bets_open')
      .on(table.memberId, table.placedAt)
      .where(sql`${table.state} = 'open'`),
    check('coupon_bets_one_purse', sql`(${table.memberId} is null) = (${table.sessionHash} is not null)`),
  ],
)

/** The picks of a bet with the odds, in hundredths, that they were taken at. */
export const sportsbookLegs = pgTable(
  'coupon_legs',
  {
    betId: uuid('bet_id')
      .notNull()
      .references(() => sportsbookBets.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    fixtureId: integer('fixture_id')
      .notNull()
      .references(() => sportsbookFixtures.id),
    market: text().$type<MarketKind>().notNull(),
    /** In tenths. */
    line: integer(),
    pick: text().$type<Pick>().notNull(),
    odds: integer().notNull(),
    state: text().$type<'open' | 'won' | 'lost' | 'void'>().notNull().default('open'),
  },
  (table) => [
    primaryKey({ columns: [table.betId, table.place] }),
    index('coupon_legs_fixture').on(table.fixtureId),
    index('coupon_legs_open')
      .on(table.fixtureId, table.betId)
      .where(sql`${table.state} = 'open'`),
  ],
)
