import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { bonuses, games, rounds } from '../db/tables/index.ts'
import { validTurnover } from '../records/valid-turnover.ts'
import { shareStakes, type Stretch, type Terms } from './share-stakes.ts'
import { waitingStakes } from './waiting-stakes.ts'

/** How a bonus stands: `lapsed` is out of time, `spent` was lost before its terms were played through. */
export type BonusState = 'open' | 'fulfilled' | 'lapsed' | 'spent'

/** A bonus and how far it is played through; sums in minor units. */
export interface Wager {
  readonly bonus: typeof bonuses.$inferSelect
  readonly staked: number
  readonly left: number
  readonly state: BonusState
  /** When it stopped to count: out of time, or lost; null while it counts. */
  readonly until: number | null
}

/** A balance below this, in minor units, has nothing of a bonus left in it. */
const nothingLeft = 100

interface Emptied {
  readonly rows: readonly { readonly id: string; readonly at: string | number | null }[]
}

/**
 * When the money of a member first ran out after each open bonus was given; withdrawals under way count as gone. A round
 * moves money when it is over: between its stake and its win nothing has run out, nor while a stake waits for its end.
 */
async function emptiedAfter(db: Database, memberId: number): Promise<Map<string, number>> {
  const found: unknown = await db.execute(sql`
    with waiting as materialized (${waitingStakes(memberId)}), given as materialized (
      select b.id, (select max(e.seq) from entries e where e.transfer_id = b.id) as seq
      from bonuses b where b.member_id = ${memberId} and b.wager > 0 and b.closed_at is null
    ), moves as (
      select max(e.at) as at, max(e.seq) as seq, sum(e.amount) as amount
      from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
      where a.member_id = ${memberId} and a.wallet <> 'held' and e.seq >= (select min(seq) from given)
        and not exists (select 1 from waiting w where w.id = t.round_id)
      group by coalesce(t.round_id, t.id)
    ), now_there as (
      select (select coalesce(sum(balance), 0) from accounts where member_id = ${memberId} and wallet <> 'held')
        + (select coalesce(sum(stake), 0) from waiting) as balance
    ), running as materialized (
      select m.at, m.seq, n.balance + m.amount - sum(m.amount) over (order by m.seq desc) as balance from moves m cross join now_there n
    )
    select g.id, (select r.at from running r where r.seq > g.seq and r.balance < ${nothingLeft} order by r.seq limit 1) as at
    from given g`)
  return new Map((found as Emptied).rows.flatMap(({ id, at }) => (at === null ? [] : [[id, Number(at)] as const])))
}

/** What a member risked by category, cut into stretches at the given moments. */
async function stakesBetween(db: Database, memberId: number, cuts: readonly number[]): Promise<Stretch[]> {
  const edges = sql.join(cuts.map((cut) => sql`${cut}::bigint`), sql`, `)
  const stretch = sql<number>`width_bucket(${rounds.settledAt}, array[${edges}])`
  const rows = await db
    .select({ stretch: stretch.mapWith(Number), category: games.category, stake: sql<number>`sum(${validTurnover})`.mapWith(Number) })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .where(and(eq(rounds.memberId, memberId), sql`${rounds.settledAt} >= ${cuts[0] ?? 0}`))
    .groupBy(sql`1`, games.category)
  return rows.map((row) => ({ from: cuts[row.stretch - 1] ?? 0, category: row.category, stake: row.stake }))
}

const endOf = ({ expiresAt, closedAt }: typeof bonuses.$inferSelect, emptied: number | undefined): number | null => {
  const ends = [expiresAt, closedAt, emptied].filter((end) => end !== null && end !== undefined)
  return ends.length > 0 ? Math.min(...ends) : null
}

/** The bonuses of a member with a wager, oldest first, and how far each is played through; computed from the rounds. */
export async function wagersOf(db: Database, memberId: number, now: number): Promise<Wager[]> {
  const found = await db.select().from(bonuses).where(and(eq(bonuses.memberId, memberId), gt(bonuses.wager, 0))).orderBy(asc(bonuses.at), asc(bonuses.id))
  if (found.length === 0) return []
  const emptied = found.some(({ closedAt }) => closedAt === null) ? await emptiedAfter(db, memberId) : new Map<string, number>()
  const terms = found.map((bonus): Terms => ({
    id: bonus.id,
    wager: bonus.wager,
    from: bonus.at,
    until: endOf(bonus, emptied.get(bonus.id)),
    excluded: bonus.excluded ? bonus.excluded.split(',') : [],
    weights: bonus.weights,
  }))
  const cuts = [...new Set(terms.flatMap(({ from, until }) => (until === null ? [from] : [from, until])))].toSorted((a, b) => a - b)
  const counted = shareStakes(terms, await stakesBetween(db, memberId, cuts))
  return found.map((bonus) => {
    const staked = bonus.closedAs === 'fulfilled' ? bonus.wager : (counted.get(bonus.id) ?? 0)
    const left = bonus.wager - staked
    const out = emptied.get(bonus.id)
    const over = bonus.expiresAt !== null && bonus.expiresAt <= now
    const lost = out !== undefined && (bonus.expiresAt === null || out < bonus.expiresAt)
    const open: BonusState = left === 0 ? 'fulfilled' : lost ? 'spent' : over ? 'lapsed' : 'open'
    return { bonus, staked, left, state: bonus.closedAs ?? open, until: endOf(bonus, out) }
  })
}
