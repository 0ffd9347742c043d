import type { Tier } from '../../kernel/db/index.ts'
import type { PeriodFigures } from './simulate.ts'
import { reachedIn } from './simulate.ts'

/** Periods in which each of some contracts would have paid by the same step; sums in minor units. */
export interface PeriodsOfSteps {
  /** The step that pays, a place for each contract; null where none is reached. */
  readonly steps: readonly (Tier | null)[]
  readonly periods: number
  readonly turnover: number
  readonly netLoss: number
  /** What each contract would have paid. */
  readonly paid: readonly number[]
}

/**
 * The periods of a stretch of time by the steps that contracts would have paid by, the lowest first.
 * @param sides the steps of each contract
 * @param figures the periods with play
 * @param count how many periods there were, those without play among them
 */
export function byStep(
  kind: string,
  sides: readonly (readonly Tier[])[],
  figures: readonly PeriodFigures[],
  count: number,
): PeriodsOfSteps[] {
  const none = sides.map(() => null)
  const found = new Map<string, PeriodsOfSteps>()
  const add = (steps: readonly (Tier | null)[], more: Omit<PeriodsOfSteps, 'steps'>): void => {
    const key = steps.map((step, side) => (step ? (sides[side]?.indexOf(step) ?? -1) : -1)).join('/')
    const { periods, turnover, netLoss, paid } = found.get(key) ?? {
      periods: 0,
      turnover: 0,
      netLoss: 0,
      paid: sides.map(() => 0),
    }
    found.set(key, {
      steps,
      periods: periods + more.periods,
      turnover: turnover + more.turnover,
      netLoss: netLoss + more.netLoss,
      paid: paid.map((sum, side) => sum + (more.paid[side] ?? 0)),
    })
  }
  const reached = sides.map((tiers) => reachedIn(kind, tiers, figures))
  for (const [at, { turnover, netLoss }] of figures.entries()) {
    const each = reached.map((side) => side[at])
    add(
      each.map((one) => one?.step ?? null),
      { periods: 1, turnover, netLoss, paid: each.map((one) => one?.gross ?? 0) },
    )
  }
  const idle = count - figures.length
  if (idle > 0) add(none, { periods: idle, turnover: 0, netLoss: 0, paid: sides.map(() => 0) })
  return [...found.values()].toSorted((one, other) => lowestBet(one) - lowestBet(other))
}

/** What the periods have staked at least, by the steps that they reached. */
const lowestBet = ({ steps }: PeriodsOfSteps): number => Math.max(-1, ...steps.map((step) => step?.minimumBet ?? -1))
