import { sql, type SQL } from 'drizzle-orm'
import { rounds } from '../../kernel/db/index.ts'

/**
 * What of a round's stake bore risk and was no play credit, in minor units: what commission, salaries, rebates, points,
 * ranks, missions and wagering count.
 */
export const validTurnover: SQL = sql`greatest(coalesce(${rounds.validTurnover}, ${rounds.stake}) - ${rounds.creditStake}, 0)`

/** The same in a statement that calls the rounds `r`. */
export const validTurnoverOfR: SQL = sql`greatest(coalesce(r.valid_turnover, r.stake) - r.credit_stake, 0)`
