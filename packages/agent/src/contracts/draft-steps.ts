import type { offerContract, RequestOf } from '@parlour/api-client/endpoints'
import type { Term } from './terms.ts'

const percentOfPart = 100
const parts = 1_000_000

/** The most steps of a contract. Source: contract 3.4. */
export const mostSteps = 10

/** A step as it is written: null where a field has no number. */
export interface DraftStep {
  /** Tells steps apart while they move. */
  readonly id: number
  /** Minor units. */
  readonly minimumBet: number | null
  /** Minor units; of dividends alone. */
  readonly netLoss: number | null
  readonly activeMember: number | null
  readonly rateType: 'P' | 'A'
  /** 0 to 100, for P. */
  readonly percent: number | null
  /** Minor units, for A. */
  readonly amount: number | null
}

/**
 * The steps that an offer begins with: those of the contract in force, or the least that the own contract asks for,
 * without a rate.
 *
 * @param current what the downline has, empty for nothing
 * @param own the own steps
 * @returns one step at least
 * @example firstSteps([], own)[0].percent // null
 */
export function firstSteps(current: readonly Term[], own: readonly Term[]): DraftStep[] {
  const [least] = own
  const from = current.length > 0 ? current : least ? [{ ...least, rate: null }] : []
  const steps = from.map(({ rate, rateType, ...asks }, id) => ({
    ...asks,
    id,
    rateType,
    percent: rateType === 'P' && rate !== null ? Math.round(rate * parts) / (parts / percentOfPart) : null,
    amount: rateType === 'A' ? rate : null,
  }))
  return steps.length > 0
    ? steps
    : [{ id: 0, minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'P', percent: null, amount: null }]
}

/**
 * Steps with one more at the end: as many members and as much loss as the last one, and nothing else written.
 *
 * @returns the same steps where there are as many as can be
 * @example addStep(steps).length // steps.length + 1
 */
export function addStep(steps: readonly DraftStep[]): readonly DraftStep[] {
  if (steps.length >= mostSteps) return steps
  const last = steps.at(-1)
  const id = Math.max(-1, ...steps.map((step) => step.id)) + 1
  return [
    ...steps,
    {
      id,
      minimumBet: null,
      netLoss: last?.netLoss ?? 0,
      activeMember: last?.activeMember ?? 0,
      rateType: last?.rateType ?? 'P',
      percent: null,
      amount: null,
    },
  ]
}

/**
 * Steps with one of them moved up or down.
 *
 * @param at which one, from 0
 * @param by -1 for up, 1 for down
 * @returns the same steps where there is no such place
 * @example moveStep(steps, 1, -1)
 */
export function moveStep(steps: readonly DraftStep[], at: number, by: -1 | 1): readonly DraftStep[] {
  const [moved, other] = [steps[at], steps[at + by]]
  if (!moved || !other) return steps
  return steps.map((step, index) => (index === at ? other : index === at + by ? moved : step))
}

/**
 * What a list of steps asks for and pays, as one text: equal for steps that say the same.
 *
 * @returns JSON, without ids and without the rate that does not count
 * @example meaningOf(steps) === meaningOf(others)
 */
export const meaningOf = (steps: readonly DraftStep[]): string =>
  JSON.stringify(
    steps.map(({ minimumBet, netLoss, activeMember, rateType, percent, amount }) => [
      minimumBet,
      netLoss,
      activeMember,
      rateType,
      rateType === 'P' ? percent : amount,
    ]),
  )

/**
 * Written steps as the platform takes them to say what they would come to; for steps that have no issue.
 *
 * @returns whole numbers, joined
 * @example stepsText([{ ...step, percent: 0.1 }]) // '200000/0/4/P/1000'
 */
export const stepsText = (steps: readonly DraftStep[]): string =>
  steps
    .map(({ minimumBet, netLoss, activeMember, rateType, percent, amount }) =>
      [
        minimumBet ?? 0,
        netLoss ?? 0,
        activeMember ?? 0,
        rateType,
        rateType === 'P' ? Math.round(((percent ?? 0) / percentOfPart) * parts) : (amount ?? 0),
      ].join('/'),
    )
    .join(',')

/** An offer as it is sent. */
type Offer = RequestOf<typeof offerContract>

/**
 * Written steps as the platform takes them; for steps that have no issue.
 *
 * @returns sums in minor units, rates as parts
 * @example sentSteps([{ ...step, percent: 0.1 }])[0].rate // 0.001
 */
export const sentSteps = (steps: readonly DraftStep[]): Offer['tiers'] =>
  steps.map(({ minimumBet, netLoss, activeMember, rateType, percent, amount }) => ({
    minimumBet: minimumBet ?? 0,
    netLoss: netLoss ?? 0,
    activeMember: activeMember ?? 0,
    rateType,
    ...(rateType === 'P'
      ? { rate: Math.round(((percent ?? 0) / percentOfPart) * parts) / parts }
      : { amount: amount ?? 0 }),
  }))
