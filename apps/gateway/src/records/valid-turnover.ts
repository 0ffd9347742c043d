import { sql, type SQL } from 'drizzle-orm'
import { rounds } from '../db/tables/index.ts'

/** What of a round's stake bore risk, in minor units: what commission, salaries, rebates, points, ranks, missions and wagering count. */
export const validTurnover: SQL = sql`coalesce(${rounds.validTurnover}, ${rounds.stake})`

/** The same in a statement that calls the rounds `r`. */
export const validTurnoverOfR: SQL = sql`coalesce(r.valid_turnover, r.stake)`
