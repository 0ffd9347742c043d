/** What a rank asks for and gives; sums in minor units, rebates in hundredths of a percent of the stake. */
export interface Rank {
  readonly level: number
  /** Staked since the account was opened, to reach it. */
  readonly totalTurnover: number
  /** Staked in one calendar month, to reach it; a reached rank is never lost. */
  readonly monthlyTurnover: number
  /** Given once, on reaching it. */
  readonly upgradeBonus: number
  /** Given for each month with the monthly turnover of this rank. */
  readonly salary: number
  /** Manual rebate on slots and fishing; lotteries and cards; tables and sports. */
  readonly rebate: readonly [slots: number, draws: number, tables: number]
}

const peso = 100

const rank = (
  level: number,
  [total, monthly]: readonly [total: number, monthly: number],
  [upgrade, salary]: readonly [upgrade: number, salary: number],
  rebate: Rank['rebate'],
): Rank => ({
  level,
  totalTurnover: total * peso,
  monthlyTurnover: monthly * peso,
  upgradeBonus: upgrade * peso,
  salary: salary * peso,
  rebate,
})

const lowest = rank(0, [0, 0], [0, 0], [5, 8, 1])

/** The ranks, lowest first; the place in the list is the level. */
export const ranks: readonly Rank[] = [
  lowest,
  rank(1, [2_000, 500], [1, 0], [8, 12, 1]),
  rank(2, [10_000, 2_000], [6, 1], [10, 16, 2]),
  rank(3, [50_000, 10_000], [28, 8], [13, 20, 2]),
  rank(4, [200_000, 30_000], [88, 18], [16, 24, 3]),
  rank(5, [1_000_000, 100_000], [388, 58], [20, 30, 3]),
  rank(6, [5_000_000, 400_000], [1_888, 188], [25, 38, 4]),
  rank(7, [20_000_000, 1_500_000], [5_888, 888], [30, 45, 4]),
  rank(8, [100_000_000, 6_000_000], [18_888, 3_888], [40, 60, 5]),
]

/** The rules of a level; a level above the highest counts as the highest. */
export const rankRule = (level: number): Rank => ranks[Math.min(Math.max(0, level), ranks.length - 1)] ?? lowest

/** The rules of the level after this one, or null for the highest. */
export const nextRank = (level: number): Rank | null => ranks[level + 1] ?? null

const groups: Readonly<Record<string, 0 | 1 | 2>> = {
  RNG: 0,
  FISH: 0,
  PVP: 1,
  ELOTT: 1,
  LOTT: 1,
  LIVE: 2,
  SPORTS: 2,
  ESPORTS: 2,
  COCKFIGHT: 2,
}

/** The categories that a manual rebate is given on. */
export const rebateCategories: readonly string[] = Object.keys(groups)

/** The manual rebate of a level on a category, in hundredths of a percent of the stake. */
export const rebateRate = (level: number, category: string): number => rankRule(level).rebate[groups[category] ?? 2]

/** The highest level, from `level` up, whose turnovers are both reached; sums in minor units. */
export function reachedLevel(
  level: number,
  { total, monthly }: { readonly total: number; readonly monthly: number },
): number {
  let reached = level
  for (const next of ranks) {
    if (next.level > reached && total >= next.totalTurnover && monthly >= next.monthlyTurnover) reached = next.level
  }
  return reached
}
