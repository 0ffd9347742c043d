import type { getRankProgress, RankRow, ResponseOf } from '@parlour/api-client/endpoints'

/** What the platform says of an account's rank. */
export type RankProgress = ResponseOf<typeof getRankProgress>

/** How far one condition of a rank is; sums in minor units, the percentage whole and at most 100. */
export interface RankStep {
  readonly actual: number
  readonly expected: number
  readonly left: number
  readonly percent: number
}

/** Categories of games with the same rebate at every rank; the rates are percentages of the stake, by level. */
export interface RebateGroup {
  readonly categories: readonly string[]
  readonly rates: ReadonlyMap<number, number>
}

/** An account's rank as its page shows it. */
export interface RankView {
  /** The name of the own rank; empty when the account has none. */
  readonly name: string
  readonly level: number
  /** What the own rank gives, when the platform lists it. */
  readonly own: RankRow | null
  /** The next rank; null at the highest one. */
  readonly next: { readonly name: string; readonly level: number | null; readonly row: RankRow | null } | null
  /** The conditions of the next rank; of the own one at the highest. */
  readonly month: RankStep
  readonly total: RankStep
  /** This month's turnover against what the own rank's salary asks for; null without a salary. */
  readonly salary: RankStep | null
  /** All ranks, lowest first. */
  readonly ranks: readonly RankRow[]
  /** Highest rebate of the own rank first. */
  readonly rebates: readonly RebateGroup[]
}

const step = (actual: number, expected: number): RankStep => ({
  actual,
  expected,
  left: Math.max(0, expected - actual),
  // Rounded down: a condition that is not met is never at 100.
  percent: expected > 0 ? Math.min(100, Math.floor((Math.max(0, actual) * 100) / expected)) : 100,
})

/** Categories whose rate is the same at each of the ranks, together; the best of `level` comes first. */
function groupRebates(ranks: readonly RankRow[], level: number): RebateGroup[] {
  const categories = [...new Set(ranks.flatMap(({ rebates }) => Object.keys(rebates)))]
  const groups = new Map<string, { categories: string[]; rates: Map<number, number> }>()
  for (const category of categories) {
    const rates = new Map(ranks.map(({ rankLevel, rebates }) => [rankLevel, rebates[category] ?? 0]))
    const key = [...rates.values()].join(' ')
    const group = groups.get(key) ?? { categories: [], rates }
    group.categories.push(category)
    groups.set(key, group)
  }
  const rateOf = ({ rates }: RebateGroup) => rates.get(level) ?? 0
  return [...groups.values()].toSorted((one, other) => rateOf(other) - rateOf(one))
}

/**
 * Reads an account's rank: own rank, next one, how far each condition is, and the rebates in as few groups as there are.
 *
 * @param progress the answer of `getRankProgress`; sums in minor units
 * @returns the view
 * @example rankView(progress).month.left // 160_000
 */
export function rankView(progress: RankProgress): RankView {
  const { playerRankName, rankLevel, nextRankName, nextRankLevel, monthlyTurnover, totalTurnover } = progress
  const ranks = progress.ranks.toSorted((one, other) => one.rankLevel - other.rankLevel)
  const rowOf = (level: number | null) => ranks.find((row) => row.rankLevel === level) ?? null
  const own = rowOf(rankLevel)
  return {
    name: playerRankName.trim(),
    level: rankLevel,
    own,
    next: nextRankName ? { name: nextRankName, level: nextRankLevel, row: rowOf(nextRankLevel) } : null,
    month: step(monthlyTurnover.actual, monthlyTurnover.expected),
    total: step(totalTurnover.actual, totalTurnover.expected),
    salary: own && own.salary > 0 ? step(monthlyTurnover.actual, own.monthlyTurnover) : null,
    ranks,
    rebates: groupRebates(ranks, rankLevel),
  }
}
