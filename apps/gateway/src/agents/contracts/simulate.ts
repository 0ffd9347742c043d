import { productTypes } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { bigintArray, inSnapshot, rowsOf } from '../../kernel/db/index.ts'
import type { Database, Row, Tier } from '../../kernel/db/index.ts'
import { idsOfTeam } from '../agent/team-figures.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { houseEdge, playedCategories } from '../../play/index.ts'
import { playIn } from '../../money/index.ts'
import { rolledOf, splitPeriod } from '../rollups/rolled-of.ts'
import { teamActiveIn, teamPlayIn, type Teams } from '../rollups/team-in.ts'
import { bestTier, type Figures, type Reached } from './best-tier.ts'
import { edgesOf, inPieces, playCutAt } from './in-pieces.ts'
import { periodsEndingIn } from './periods.ts'
import type { Piece } from './pieces-of.ts'
import { consolidated } from './kinds.ts'
import { categoriesOf } from './product-type.ts'

/** The edge of the category of what a statement calls `p`, in parts per million. */
const edgeOfP = sql`case p.category ${sql.join(
  playedCategories.map((each) => sql`when ${each} then ${houseEdge(each)}::int`),
  sql` `,
)} else 0 end`

/** What was staked and lost by a team in one period of a contract. */
export interface PeriodFigures extends Figures {
  /** Counts the periods. */
  readonly bucket: number
}

/** Whose play, and of which games. */
export interface Counted {
  readonly memberId: number
  readonly category: string
  /** Product types that CONS leaves to contracts of their own. */
  readonly apart: readonly string[]
}

/** Whether pieces leave nothing of a period out, in any category. */
const isAllOf = (pieces: readonly Piece[], { from, until }: Period): boolean => {
  const whole = pieces.filter((piece) => piece.from <= from && piece.until >= until)
  const categories = new Set(whole.flatMap(({ productType }) => categoriesOf(productType)))
  return playedCategories.every((category) => categories.has(category))
}

/** All that a team played in a period, as the only one: nothing without play. */
async function wholeTeam(db: Database, teams: Teams, period: Period): Promise<PeriodFigures[]> {
  const [row] = await rowsOf(
    db,
    sql`select p.*, (select sum(members) from (${teamActiveIn(teams, period)}) a) as active from (
        select sum(p.turnover) as turnover, sum(p.stake - p.win) as loss, sum(p.turnover * ${edgeOfP}) / 1000000 as theoretical
        from (${teamPlayIn(teams, period)}) p having count(*) > 0
      ) p`,
  )
  return row ? [figuresOf({ ...row, bucket: 1 })] : []
}

const figuresOf = (row: Row): PeriodFigures => ({
  bucket: Number(row['bucket']),
  turnover: Number(row['turnover']),
  netLoss: Number(row['loss']),
  theoreticalLoss: Math.floor(Number(row['theoretical'])),
  activeMembers: Number(row['active']),
})

/** What a team played in the pieces of a contract between bounds, oldest first; without play there is no entry. */
export async function figuresBetween(
  db: Database,
  { memberId, pieces }: { readonly memberId: number; readonly pieces: readonly Piece[] },
  bounds: readonly number[],
): Promise<PeriodFigures[]> {
  const [from, until] = [bounds[0], bounds.at(-1)]
  if (from === undefined || until === undefined || from >= until) return []
  const play = playCutAt({ from, until }, [...bounds, ...edgesOf(pieces)])
  if (bounds.length === 2 && play === playIn && isAllOf(pieces, { from, until })) {
    const added = await inSnapshot(db, async (tx) => {
      const rolled = await rolledOf(tx, [memberId])
      const { days } = splitPeriod(rolled, { from, until })
      return days && wholeTeam(tx, { agentIds: [memberId], rolled }, { from, until })
    })
    if (added) return added
  }
  // A subquery is read once. The bare array is read from its text again with every round: 720 numbers of an hourly month.
  const edges = sql`(select ${bigintArray([...bounds])})`
  const rows = await rowsOf(
    db,
    sql`select bucket, sum(turnover) as turnover, sum(loss) as loss, sum(weighted) / 1000000 as theoretical, count(*) as active
      from (
        select width_bucket(p.at, ${edges}) as bucket, p.member_id, sum(p.turnover) as turnover,
          sum(p.stake - p.win) as loss, sum(p.turnover * ${edgeOfP}) as weighted
        from (${play({ from, until }, idsOfTeam(memberId))}) p
        where ${inPieces(pieces, sql`p.category`, sql`p.at`)} group by 1, 2
      ) of_member group by 1 order by 1`,
  )
  return rows.map(figuresOf)
}

/** What a team played in the periods that ended in a stretch of time; periods without play are left out. */
export async function figuresIn(
  db: Database,
  { memberId, category, apart, period }: Counted & { readonly period: string },
  within: Period,
): Promise<PeriodFigures[]> {
  const periods = periodsEndingIn(period, within)
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return []
  const types = category === consolidated ? productTypes.filter((type) => !apart.includes(type)) : [category]
  const pieces = types.map((productType) => ({ productType, from: first.from, until: last.until }))
  return figuresBetween(db, { memberId, pieces }, [first.from, ...periods.map(({ until }) => until)])
}

/** What steps would have reached in each of these periods, a loss of a dividend carried on to the next. */
export function reachedIn(kind: string, tiers: readonly Tier[], periods: readonly PeriodFigures[]): Reached[] {
  let carry = 0
  return periods.map((figures) => {
    const netLoss = kind === 'dividend' ? figures.netLoss + carry : figures.netLoss
    carry = Math.min(0, netLoss)
    return bestTier(tiers, { ...figures, netLoss }, kind === 'dividend' ? 'netLoss' : 'turnover')
  })
}

/** What steps would have paid in each of these periods, in minor units. */
export const paidIn = (kind: string, tiers: readonly Tier[], periods: readonly PeriodFigures[]): number[] =>
  reachedIn(kind, tiers, periods).map(({ gross }) => gross)

/** Sums in minor units, added up. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
