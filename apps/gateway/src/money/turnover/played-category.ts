import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { games, pastCategories, rounds } from '../../kernel/db/index.ts'

/**
 * The category in which a round counts: the one that its game had when it was settled. Goes with `pastOfR`, in a
 * statement that calls the rounds `r` and their games `g`; the trigger on `rounds` says the same.
 */
export const categoryOfR: SQL = sql`coalesce(past.category, g.category)`

/** Joins the category that a game had before, for `categoryOfR`. */
export const pastOfR: SQL = sql`
  left join past_categories past on past.game_id = r.game_id and r.settled_at >= past.from_at and r.settled_at < past.until_at`

/**
 * The same for the query builder: the category, and on what `pastCategories` is joined to the left of rounds and games.
 */
export const categoryPlayed: SQL<string> = sql<string>`coalesce(${pastCategories.category}, ${games.category})`

/** On what `pastCategories` is joined for `categoryPlayed`. */
export const isPast = and(
  eq(pastCategories.gameId, rounds.gameId),
  gte(rounds.settledAt, pastCategories.from),
  lt(rounds.settledAt, pastCategories.until),
)
