import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/db/index.ts'
import { wholeDays } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { during, onlyOf, type Players } from './only-of.ts'
import { categoryOfR, pastOfR } from './played-category.ts'
import { validTurnoverOfR } from './valid-turnover.ts'

/**
 * The least that a round has to risk to count as one where rounds are
 * counted, in minor units. The trigger on `rounds` says the same.
 */
export const leastCountedRound = 2_000

/** What a member staked, risked and won in one category; sums in minor units. */
export interface Turnover {
  readonly memberId: number
  /** The category of the games: RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, COCKFIGHT, ELOTT, LOTT. */
  readonly category: string
  readonly stake: number
  /** What of the stakes bore risk: what counts towards anything that play earns. */
  readonly turnover: number
  readonly win: number
  readonly rounds: number
  /** How many of the rounds risked enough to count as one: ₱20. */
  readonly countedRounds: number
}

type Row = Readonly<
  Record<'member' | 'category' | 'stake' | 'turnover' | 'win' | 'rounds' | 'counted', string | number>
>

/** The rounds of a period one by one, as the parts of `playIn`. */
export const roundsIn = (period: Period, players?: Players): SQL => sql`
    select r.member_id, ${categoryOfR} as category, r.stake, ${validTurnoverOfR} as turnover, r.win, 1 as rounds,
      (${validTurnoverOfR} >= ${leastCountedRound})::int as counted_rounds, r.settled_at as at
    from rounds r join games g on g.id = r.game_id${pastOfR} where ${during(sql`r.settled_at`, period)}${onlyOf(players)(sql`r.member_id`)}`

/**
 * The parts that a period is put together from: whole days of the brand from `member_days`, what lies before and after
 * them from `rounds`. Each answers `member_id, category, stake, turnover, win, rounds, counted_rounds, at`.
 */
export function playIn(period: Period, players?: Players): SQL {
  const { days, edges } = wholeDays(period)
  const parts = edges.map((edge) => roundsIn(edge, players))
  if (days || parts.length === 0)
    parts.push(sql`
      select d.member_id, d.category, d.stake, d.turnover, d.win, d.rounds, d.counted_rounds, d.day as at
      from member_days d where ${during(sql`d.day`, days ?? { from: 0, until: 0 })}${onlyOf(players)(sql`d.member_id`)}`)
  return sql.join(parts, sql` union all `)
}

/** Stakes and wins by member and category of the rounds that were settled in a period; of all members, or of these. */
export async function turnoverOf(db: Database, period: Period, memberIds?: readonly number[]): Promise<Turnover[]> {
  if (memberIds?.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select member_id as member, category, sum(stake) as stake, sum(turnover) as turnover, sum(win) as win, sum(rounds) as rounds, sum(counted_rounds) as counted
    from (${playIn(period, memberIds)}) play group by 1, 2`)
  return rows.map(({ member, category, stake, turnover, win, rounds, counted }) => ({
    memberId: Number(member),
    category: String(category),
    stake: Number(stake),
    turnover: Number(turnover),
    win: Number(win),
    rounds: Number(rounds),
    countedRounds: Number(counted),
  }))
}
