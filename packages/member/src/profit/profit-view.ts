import type { getActivity, getPersonalProfit, ResponseOf } from '@parlour/api-client/endpoints'

/** What a member did in a period, by day and in all. */
export type Activity = ResponseOf<typeof getActivity>

/** Profit and loss of a period, by category and by game. */
export type Profit = ResponseOf<typeof getPersonalProfit>

/** What was staked and won in one game. */
export type GameProfit = Profit['games'][number]

/** What of a period the page tells first; sums in minor units. */
export interface PeriodResult {
  /** Winnings and bonuses less bets: what the player is up, below zero what the player is down. */
  readonly result: number
  readonly bets: number
  readonly winnings: number
  /** Bonuses and rebates, less bonuses that were taken back. */
  readonly bonuses: number
  readonly deposits: number
  readonly withdrawals: number
  readonly netDeposit: number
  readonly minutes: number
}

/**
 * What a period came to.
 *
 * @param totals the sums of an activity
 * @returns the result and what it is made of
 * @example periodResult(activity.totals).result
 */
export const periodResult = ({ stakes, result, bonuses, ...rest }: Activity['totals']): PeriodResult => ({
  result: result + (bonuses ?? 0),
  bets: stakes,
  winnings: result + stakes,
  bonuses: bonuses ?? 0,
  deposits: rest.deposits,
  withdrawals: rest.withdrawals,
  netDeposit: rest.netDeposit,
  minutes: rest.minutes,
})

/** The figures of a period in one order, for adding several up. */
const figures = ['result', 'bets', 'winnings', 'bonuses', 'deposits', 'withdrawals', 'netDeposit', 'minutes'] as const

/**
 * The figures of a period as a list, for adding up those of its parts.
 *
 * @returns as many as `resultOf` takes
 * @example const [result] = figuresOf(periodResult(activity.totals))
 */
export const figuresOf = (result: PeriodResult): readonly number[] => figures.map((figure) => result[figure])

/**
 * The figures of a period from a list.
 *
 * @param amounts as `figuresOf` gives them
 * @example resultOf(figuresOf(result)).netDeposit
 */
export const resultOf = (amounts: readonly number[]): PeriodResult =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the names
  Object.fromEntries(figures.map((figure, index) => [figure, amounts[index] ?? 0])) as unknown as PeriodResult

/** The result of a day, and of all days of the period up to it, in minor units. */
export interface DayResult {
  readonly day: string
  readonly result: number
  readonly running: number
}

/**
 * The result of each day with the sum up to it.
 *
 * @returns as many as there are days, in their order
 * @example dayResults(activity.days).at(-1)?.running // the result of the period
 */
export function dayResults(days: Activity['days']): DayResult[] {
  let running = 0
  return days.map(({ day, result, bonuses }) => {
    const own = result + (bonuses ?? 0)
    running += own
    return { day, result: own, running }
  })
}

/** Bets, winnings and what is left of one category, provider or game; sums in minor units. */
export interface PlayRow {
  readonly id: string
  readonly name: string
  /** A second line: the provider of a game. */
  readonly sub?: string
  readonly rounds: number
  readonly stake: number
  readonly win: number
  readonly profit: number
}

/**
 * What was played at each provider, the largest stakes first.
 *
 * @param other what games without a provider are called
 * @returns one row a provider
 * @example playByProvider(profit.games, 'Other')
 */
export function playByProvider(games: readonly GameProfit[], other: string): PlayRow[] {
  const rows = new Map<string, PlayRow>()
  for (const { vendorName, rounds, stake, win, profit } of games) {
    const name = vendorName || other
    const sum = rows.get(name) ?? { id: name, name, rounds: 0, stake: 0, win: 0, profit: 0 }
    rows.set(name, {
      ...sum,
      rounds: sum.rounds + rounds,
      stake: sum.stake + stake,
      win: sum.win + win,
      profit: sum.profit + profit,
    })
  }
  return [...rows.values()].toSorted((a, b) => b.stake - a.stake)
}

/**
 * What was played in each game.
 *
 * @returns one row a game, in the order of the answer
 * @example playByGame(profit.games)
 */
export const playByGame = (games: readonly GameProfit[]): PlayRow[] =>
  games.map(({ gameName, vendorName, category, ...play }) => ({
    id: `${category} ${vendorName ?? ''} ${gameName}`,
    name: gameName,
    ...(vendorName ? { sub: vendorName } : {}),
    ...play,
  }))
