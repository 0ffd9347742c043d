import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { bonuses, games, pastCategories, rounds } from '../db/tables/index.ts'
import type { Bonus } from './bonus-money.ts'
import { categoryPlayed, isPast } from '../records/played-category.ts'
import { validTurnover } from '../records/valid-turnover.ts'
import { shareStakes, type Stretch, type Terms } from './share-stakes.ts'
import { excludedOf } from './split-stake.ts'

/** How a bonus stands: `lapsed` is out of time, `spent` was lost in play, `forfeited` was given up by a withdrawal. */
export type BonusState = 'open' | 'fulfilled' | 'lapsed' | 'spent' | 'forfeited'

/** A bonus and how far it is played through; sums in minor units. */
export interface Wager {
  readonly bonus: Bonus
  readonly staked: number
  readonly left: number
  readonly state: BonusState
  /** When it stopped to count: out of time, or closed; null while it counts. */
  readonly until: number | null
}

const edgesOf = (edges: readonly number[]) => sql.join(edges.map((edge) => sql`${edge}::bigint`), sql`, `)

/** Where stakes are cut: in time, and by the highest stakes that terms take; only stakes before `until`, or all of them. */
interface Cuts {
  readonly cuts: readonly number[]
  readonly caps: readonly number[]
  readonly until: number | null
}

/**
 * Stakes of a member by category, cut into stretches at the given moments, and by the highest stakes that terms take. Play-only
 * money counts towards nothing.
 */
async function stakesBetween(db: Database, memberId: number, { cuts, caps, until }: Cuts): Promise<Stretch[]> {
  const stretch = sql<number>`width_bucket(${rounds.settledAt}, array[${edgesOf(cuts)}])`
  const cap = caps.length === 0 ? sql<number>`0` : sql<number>`width_bucket(${rounds.stake} - 1, array[${edgesOf(caps)}])`
  const rows = await db
    .select({
      stretch: stretch.mapWith(Number), cap: cap.mapWith(Number), category: categoryPlayed,
      stake: sql<number>`sum(${validTurnover})`.mapWith(Number),
    })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .leftJoin(pastCategories, isPast)
    .where(and(eq(rounds.memberId, memberId), sql`${rounds.settledAt} >= ${cuts[0] ?? 0}`, until === null ? undefined : lt(rounds.settledAt, until)))
    .groupBy(sql`1`, sql`2`, sql`3`)
  return rows.map((row) => ({ from: cuts[row.stretch - 1] ?? 0, category: row.category, stake: row.stake, above: caps[row.cap - 1] ?? null }))
}

const endOf = ({ expiresAt, closedAt }: Bonus): number | null => {
  const ends = [expiresAt, closedAt].filter((end) => end !== null)
  return ends.length > 0 ? Math.min(...ends) : null
}

/**
 * The bonuses of a member with a wager, oldest first, and how far each is played through; computed from the rounds, or as it was
 * noted before they were archived. With `stakesBefore` later rounds are not read: enough for bonuses that were over by then.
 */
export async function wagersOf(db: Database, memberId: number, now: number, stakesBefore: number | null = null): Promise<Wager[]> {
  const found = await db.select().from(bonuses).where(and(eq(bonuses.memberId, memberId), gt(bonuses.wager, 0))).orderBy(asc(bonuses.at), asc(bonuses.id))
  if (found.length === 0) return []
  const terms = found.map((bonus): Terms => ({
    id: bonus.id,
    wager: bonus.wager,
    from: bonus.at,
    until: endOf(bonus),
    excluded: excludedOf(bonus),
    weights: bonus.weights,
    maxBet: bonus.maxBet,
  }))
  const cuts = [...new Set(terms.flatMap(({ from, until }) => (until === null ? [from] : [from, until])))].toSorted((a, b) => a - b)
  const caps = [...new Set(terms.flatMap(({ maxBet }) => maxBet ?? []))].toSorted((a, b) => a - b)
  const lastEnd = terms.some((each) => each.until === null) ? null : (cuts.at(-1) ?? null)
  const ends = [lastEnd, stakesBefore].filter((end) => end !== null)
  const until = ends.length > 0 ? Math.min(...ends) : null
  const counted = shareStakes(terms, await stakesBetween(db, memberId, { cuts, caps, until }))
  return found.map((bonus) => {
    const staked = bonus.closedAs === 'fulfilled' ? bonus.wager : (bonus.staked ?? counted.get(bonus.id) ?? 0)
    const left = bonus.wager - staked
    const over = bonus.expiresAt !== null && bonus.expiresAt <= now
    const open: BonusState = left === 0 ? 'fulfilled' : over ? 'lapsed' : 'open'
    return { bonus, staked, left, state: bonus.closedAs ?? open, until: endOf(bonus) }
  })
}
