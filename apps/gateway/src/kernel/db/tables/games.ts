import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** The categories of the lobby, as the lane titles of the wire. */
export const gameCategories = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT'] as const

/** A category of the lobby. */
export type GameCategory = (typeof gameCategories)[number]

/** How engines are named in stored rows, where that is not the name they have here. */
const storedEngines: Readonly<Record<string, string>> = {
  sportsbook: 'coupon',
  'generic-game': 'cabinet',
  'poker-tables': 'rooms',
  'draw-games': 'numbers',
}

/** The name under which an engine is stored. */
export const storedEngine = (name: string): string => storedEngines[name] ?? name

const engineNamed = (stored: string): string =>
  Object.entries(storedEngines).find(([, each]) => each === stored)?.[0] ?? stored

const engineColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: storedEngine,
  fromDriver: engineNamed,
})

/** Providers, in the order of the home page. */
export const providers = pgTable('studios', {
  code: text().primaryKey(),
  name: text().notNull(),
  inHouse: boolean('in_house').notNull(),
  position: integer().notNull(),
  /** Whether its games can be opened; the operator decides. */
  isOpen: boolean('is_open').notNull().default(true),
})

/** The games of the lobby; `minBet` in minor units, `rtp` in percent, maintenance in milliseconds since 1970. */
export const games = pgTable(
  'games',
  {
    id: integer().primaryKey(),
    code: text().notNull(),
    title: text().notNull(),
    category: text().$type<GameCategory>().notNull(),
    provider: text('studio')
      .notNull()
      .references(() => providers.code),
    classify: text().notNull(),
    minBet: bigint('min_bet', { mode: 'number' }).notNull(),
    lines: integer().notNull(),
    rtp: doublePrecision(),
    volatility: integer(),
    hot: boolean().notNull(),
    isNew: boolean('is_new').notNull(),
    /** Which engine of this gateway plays it: a folder of `src/play`. */
    engine: engineColumn()
      .notNull()
      .default(sql`'cabinet'`),
    rank: integer().notNull(),
    /** Place in the home page's hot row and row of new games, from 0; null for games that are not in it. */
    hotPosition: integer('hot_position'),
    newPosition: integer('new_position'),
    maintenanceFrom: bigint('maintenance_from', { mode: 'number' }),
    maintenanceTo: bigint('maintenance_to', { mode: 'number' }),
    /** Whether the operator has decided about maintenance: a later seed then leaves it alone. */
    maintenanceDecided: boolean('maintenance_decided').notNull().default(false),
  },
  (table) => [index('games_category_rank').on(table.category, table.rank)],
)

/** One row that counts the changes of providers, games and lotteries, so that every gateway notices them. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer().primaryKey(),
  version: integer().notNull(),
})

/** Favourite games of members, newest last. */
export const favourites = pgTable(
  'favourites',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameId] })],
)
