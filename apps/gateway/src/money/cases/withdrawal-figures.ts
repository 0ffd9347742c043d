import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'

/** A sum in minor units that moved at a moment. */
export interface Moved {
  readonly at: number
  readonly amount: number
}

/** What a member staked on a day of the platform, in minor units; play credit is left out. */
export interface PlayDay {
  /** When the day began. */
  readonly at: number
  readonly staked: number
  /** What of it bore risk. */
  readonly turnover: number
  readonly won: number
}

/** What a member has done in the 30 days before a withdrawal. */
export interface Activity {
  readonly deposits: readonly Moved[]
  /** The new withdrawal among them; refused and cancelled ones left out. */
  readonly withdrawals: readonly Moved[]
  readonly plays: readonly PlayDay[]
  /** Bonuses, rebates, commissions, salaries and dividends. */
  readonly earned: number
  /** How many other members have, or had, the payout account. */
  readonly otherPayees: number
}

/** The figures that the rules look at; all but `otherPayees` in minor units. */
export interface WithdrawalFigures {
  readonly deposited: number
  readonly drawn: number
  readonly staked: number
  readonly turnover: number
  /** Deposits, what play has won beyond the stakes, bonuses and earnings. */
  readonly income: number
  readonly depositedToday: number
  readonly drawnToday: number
  readonly turnoverToday: number
  /** The highest day of the window before today. */
  readonly depositedBefore: number
  readonly drawnBefore: number
  readonly turnoverBefore: number
  readonly otherPayees: number
}

/** How far back the rules look, in milliseconds. */
export const reviewWindow = 30 * dayMs

const total = (moved: readonly Moved[]): number => moved.reduce((sum, { amount }) => sum + amount, 0)

/** The sum of today, and that of the highest day before. */
function byDay(moved: readonly Moved[], now: number): { readonly today: number; readonly before: number } {
  const days = new Map<number, number>()
  for (const { at, amount } of moved) days.set(startOfDay(at), (days.get(startOfDay(at)) ?? 0) + amount)
  const today = startOfDay(now)
  return {
    today: days.get(today) ?? 0,
    before: Math.max(0, ...[...days].filter(([day]) => day < today).map(([, amount]) => amount)),
  }
}

/** The figures of a member at `now`. */
export function withdrawalFigures(
  { deposits, withdrawals, plays, earned, otherPayees }: Activity,
  now: number,
): WithdrawalFigures {
  const [staked, turnover, won] = plays.reduce(([a, b, c], day) => [a + day.staked, b + day.turnover, c + day.won], [
    0, 0, 0,
  ] as readonly [number, number, number])
  const deposited = total(deposits)
  const [deposit, draw] = [byDay(deposits, now), byDay(withdrawals, now)]
  const play = byDay(
    plays.map((day) => ({ at: day.at, amount: day.turnover })),
    now,
  )
  return {
    deposited,
    drawn: total(withdrawals),
    staked,
    turnover,
    income: deposited + Math.max(0, won - staked) + earned,
    depositedToday: deposit.today,
    drawnToday: draw.today,
    turnoverToday: play.today,
    depositedBefore: deposit.before,
    drawnBefore: draw.before,
    turnoverBefore: play.before,
    otherPayees,
  }
}
