import { and, eq, lt, sql } from 'drizzle-orm'
import { games, pastCategories, rounds } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { categoryPlayed, isPast } from '../turnover/played-category.ts'
import { validTurnover } from '../turnover/valid-turnover.ts'
import type { Bonus } from './bonus-money.ts'
import { weighStakes, type Stretch, type WageringTerms } from './weigh-stakes.ts'
import { excludedOf } from './split-stake.ts'

const edgesOf = (edges: readonly number[]) =>
  sql.join(
    edges.map((edge) => sql`${edge}::bigint`),
    sql`, `,
  )

/**
 * Where stakes are cut: in time from the first moment on, and by the highest
 * stakes that terms take; only stakes before `until`, or all of them.
 */
interface Cuts {
  readonly cuts: readonly number[]
  readonly caps: readonly number[]
  readonly until: number | null
}

/**
 * Stakes of a member by category, cut into stretches at the given moments, and by the highest stakes that terms take.
 * Play-only money counts towards nothing.
 */
async function stakesBetween(db: Database, memberId: number, { cuts, caps, until }: Cuts): Promise<Stretch[]> {
  const stretch = sql<number>`width_bucket(${rounds.settledAt}, array[${edgesOf(cuts)}])`
  const cap =
    caps.length === 0 ? sql<number>`0` : sql<number>`width_bucket(${rounds.stake} - 1, array[${edgesOf(caps)}])`
  const rows = await db
    .select({
      stretch: stretch.mapWith(Number),
      cap: cap.mapWith(Number),
      category: categoryPlayed,
      stake: sql<number>`sum(${validTurnover})`.mapWith(Number),
    })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .leftJoin(pastCategories, isPast)
    .where(
      and(
        eq(rounds.memberId, memberId),
        sql`${rounds.settledAt} >= ${cuts[0] ?? 0}`,
        until === null ? undefined : lt(rounds.settledAt, until),
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`)
  return rows.map((row) => ({
    from: cuts[row.stretch - 1] ?? 0,
    category: row.category,
    stake: row.stake,
    above: caps[row.cap - 1] ?? null,
  }))
}

/** When a bonus stopped to count, or will by its time; null without an end. */
export const endOf = ({ expiresAt, closedAt }: Bonus): number | null => {
  const ends = [expiresAt, closedAt].filter((end) => end !== null)
  return ends.length > 0 ? Math.min(...ends) : null
}

/** Whether a bonus counts stakes right before and right after a moment. */
export const liveAt =
  (moment: number) =>
  (bonus: Bonus): boolean => {
    const end = endOf(bonus)
    return bonus.at < moment && (end === null || end > moment)
  }

/** Whether rounds have to say how far a bonus is played through. */
export const isCounted = ({ closedAs, staked }: Bonus): boolean => closedAs !== 'fulfilled' && staked === null

/**
 * The moment from which on rounds are read: the latest one at
 * which it is known of every bonus how far it was played through.
 * That is where none was live but those whose count up to then is kept, and no bonus that is asked for had ended.
 */
export function countsFrom(found: readonly Bonus[]): number {
  const asked = found.filter(isCounted)
  const isKnown = (moment: number): boolean =>
    asked.every((bonus) => (endOf(bonus) ?? Infinity) > moment || bonus.at >= moment) &&
    found.filter(liveAt(moment)).every(({ counted, countedUntil }) => counted !== null && countedUntil === moment)
  const moments = found.flatMap(({ at, countedUntil }) => (countedUntil === null ? [at] : [at, countedUntil]))
  return moments.filter(isKnown).reduce((latest, moment) => Math.max(latest, moment), found[0]?.at ?? 0)
}

/** The moments at which bonuses begin and end, in their order. */
export const cutsOf = (found: readonly Bonus[]): number[] =>
  [...new Set(found.flatMap((bonus) => [bonus.at, endOf(bonus)].filter((moment) => moment !== null)))].toSorted(
    (a, b) => a - b,
  )

/** Terms of bonuses and the stakes that may count towards them, from the moment on that rounds are read. */
interface Countable {
  readonly terms: readonly WageringTerms[]
  readonly stretches: readonly Stretch[]
}

async function countableOf(
  db: Database,
  memberId: number,
  found: readonly Bonus[],
  stakesBefore: number | null,
): Promise<Countable> {
  const from = countsFrom(found)
  const terms = found
    .filter((bonus) => (endOf(bonus) ?? Infinity) > from)
    .map((bonus): WageringTerms => ({
      id: bonus.id,
      wager: bonus.wager,
      from: bonus.at,
      until: endOf(bonus),
      excluded: excludedOf(bonus),
      weights: bonus.weights,
      maxBet: bonus.maxBet,
      counted: bonus.at < from ? (bonus.counted ?? 0) : 0,
    }))
  const cuts = [from, ...cutsOf(found).filter((cut) => cut > from)]
  const caps = [...new Set(found.flatMap(({ maxBet }) => maxBet ?? []))].toSorted((a, b) => a - b)
  const lastEnd = terms.some((each) => each.until === null) ? null : (cuts.at(-1) ?? null)
  const ends = [lastEnd, stakesBefore].filter((end) => end !== null)
  const until = ends.length > 0 ? Math.min(...ends) : null
  return { terms, stretches: await stakesBetween(db, memberId, { cuts, caps, until }) }
}

/**
 * How far each of the bonuses is played through by rounds before
 * `stakesBefore`, or by all of them, in minor units by id.
 */
export async function countWagering(
  db: Database,
  memberId: number,
  found: readonly Bonus[],
  stakesBefore: number | null,
): Promise<ReadonlyMap<string, number>> {
  const { terms, stretches } = await countableOf(db, memberId, found, stakesBefore)
  return weighStakes(terms, stretches).counted
}

/** What a category was staked with while a bonus was live, and what of it counted; in minor units. */
export interface CategoryCount {
  readonly stakes: number
  readonly counted: number
}

/** How far a bonus is played through, by category. */
export interface CategoryCounts {
  /** What counted before the moment from which rounds are read. */
  readonly before: number
  readonly byCategory: ReadonlyMap<string, CategoryCount>
}

/** What each category counted towards each of the bonuses of a member, by the id of the bonus. */
export async function countByCategory(
  db: Database,
  memberId: number,
  found: readonly Bonus[],
): Promise<ReadonlyMap<string, CategoryCounts>> {
  const { terms, stretches } = await countableOf(db, memberId, found, null)
  const weighed = weighStakes(terms, stretches)
  return new Map(
    terms.map(({ id, from, until, counted: before = 0 }) => {
      const counted = weighed.byCategory.get(id)
      const byCategory = new Map<string, CategoryCount>()
      for (const stretch of stretches) {
        if (stretch.from < from || (until !== null && stretch.from >= until)) continue
        const stakes = (byCategory.get(stretch.category)?.stakes ?? 0) + stretch.stake
        byCategory.set(stretch.category, { stakes, counted: counted?.get(stretch.category) ?? 0 })
      }
      return [id, { before, byCategory }]
    }),
  )
}
