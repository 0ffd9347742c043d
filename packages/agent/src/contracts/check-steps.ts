import type { DraftStep } from './draft-steps.ts'
import { termAt, toParts, type Asks, type Term } from './terms.ts'

const percentOfPart = 100
const finest = 10_000

/** A field of a step. */
export type StepField = 'minimumBet' | 'netLoss' | 'activeMember' | 'rate'

/**
 * What is wrong with a field. `missing`: it has no number that counts. `falls`: it is below the step before, `same`: the
 * step asks for nothing more. `lower`: it pays no more than the step before. `edge`: the games bear no more. `own`: the
 * own contract pays no more there. `category`: that of a category whose games are paid for too does not. `early`: the own contract asks for more before it pays. `none`: the own contract has
 * nothing like it.
 */
export type StepCode = 'missing' | 'falls' | 'same' | 'lower' | 'edge' | 'own' | 'category' | 'early' | 'none'

/** The first field that cannot be. `limit` is what it may be: minor units, members, or a part for a rate of P. */
export interface StepIssue {
  readonly step: number
  readonly field: StepField
  readonly code: StepCode
  readonly limit: number | null
  /** For `category`: which. */
  readonly category?: string
}

/** What bounds an offer. */
export interface OfferBounds {
  /** The own steps in this category. */
  readonly own: readonly Term[]
  /** What the agent has apart for games that are paid for too. */
  readonly besides: readonly { readonly category: string; readonly own: readonly Term[] }[]
  /** What the games of the category bear, as a part; null where the own steps are below it. */
  readonly bears: number | null
  /** Whether steps ask for a net loss. */
  readonly loss: boolean
}

const asked = ['minimumBet', 'netLoss', 'activeMember'] as const

/** The asks of a step, or the field that has none. */
function asksOf(step: DraftStep): Asks | (typeof asked)[number] {
  const missing = asked.find((name) => {
    const value = step[name]
    return value === null || !Number.isSafeInteger(value) || value < 0
  })
  if (missing) return missing
  return { minimumBet: step.minimumBet ?? 0, netLoss: step.netLoss ?? 0, activeMember: step.activeMember ?? 0 }
}

/** The rate of a step as contracts keep it: a part or minor units; null where it is none. */
function rateOf({ rateType, percent, amount }: DraftStep): number | null {
  if (rateType === 'A') return amount !== null && Number.isSafeInteger(amount) && amount > 0 ? amount : null
  if (percent === null || !(percent > 0) || percent > percentOfPart) return null
  return Math.abs(percent * finest - Math.round(percent * finest)) < 1e-6 ? percent / percentOfPart : null
}

/**
 * A written step as a contract has it.
 *
 * @returns null while a field is empty or has no number that counts
 * @example draftTerm({ ...step, percent: 0.1 })?.rate // 0.001
 */
export function draftTerm(step: DraftStep): Term | null {
  const asks = asksOf(step)
  const rate = rateOf(step)
  return typeof asks === 'string' || rate === null ? null : { ...asks, rateType: step.rateType, rate }
}

/** Whether a rate is above another one of the same way to pay. */
const isAbove = (rateType: 'P' | 'A', rate: number, limit: number): boolean =>
  rateType === 'P' ? toParts(rate) > toParts(limit) : rate > limit

/** The own steps, none above what the games bear of the bets that it asks for. */
const borneOf = ({ own, bears }: OfferBounds): readonly Term[] =>
  bears === null
    ? own
    : own.map((term) => ({
        ...term,
        rate: Math.min(term.rate, term.rateType === 'P' ? bears : Math.floor(bears * term.minimumBet)),
      }))

/**
 * The most that a step can pay, by the own contract and by what the games bear.
 *
 * @returns a part for P, minor units for A; 0 where the own contract pays nothing there yet
 * @example highestAt({ own, besides: [], bears: null, loss: false }, asks, 'P') // 0.001
 */
export function highestAt(bounds: OfferBounds, asks: Asks, rateType: 'P' | 'A'): number {
  const all = [borneOf(bounds), ...bounds.besides.map(({ own }) => own)]
  return Math.min(...all.map((own) => termAt(own, asks, rateType)?.rate ?? 0))
}

/** What is wrong with a step beside the one before it. */
function besideBefore(term: Term, before: Term): Omit<StepIssue, 'step'> | null {
  const fallen = asked.find((name) => term[name] < before[name])
  if (fallen) return { field: fallen, code: 'falls', limit: before[fallen] }
  if (asked.every((name) => term[name] === before[name]))
    return { field: 'minimumBet', code: 'same', limit: before.minimumBet }
  return term.rateType === before.rateType && !isAbove(term.rateType, term.rate, before.rate)
    ? { field: 'rate', code: 'lower', limit: before.rate }
    : null
}

/** What is wrong with a step beside the own contract and the edge of the games. */
function withinBounds(term: Term, bounds: OfferBounds): Omit<StepIssue, 'step'> | null {
  const { own } = bounds
  const least = own.find(({ rateType }) => rateType === term.rateType)
  if (!least) return { field: 'rate', code: 'none', limit: null }
  const best = termAt(own, term, term.rateType)
  if (!best) {
    const early = asked.find((name) => term[name] < least[name]) ?? 'minimumBet'
    return { field: early, code: 'early', limit: least[early] }
  }
  const most = termAt(borneOf(bounds), term, term.rateType)?.rate ?? 0
  if (isAbove(term.rateType, term.rate, most))
    return { field: 'rate', code: most < best.rate ? 'edge' : 'own', limit: most }
  for (const beside of bounds.besides) {
    const limit = termAt(beside.own, term, term.rateType)?.rate ?? 0
    if (isAbove(term.rateType, term.rate, limit))
      return { field: 'rate', code: 'category', limit, category: beside.category }
  }
  return null
}

/**
 * The first field of an offer that cannot be, in the order in which it is written.
 *
 * @returns null where the offer can be sent
 * @example checkSteps(steps, bounds) // { step: 2, field: 'rate', code: 'own', limit: 0.001 }
 */
export function checkSteps(steps: readonly DraftStep[], bounds: OfferBounds): StepIssue | null {
  let before: Term | null = null
  for (const [at, step] of steps.entries()) {
    const asks = asksOf(step)
    if (typeof asks === 'string') return { step: at, field: asks, code: 'missing', limit: null }
    const term = draftTerm(step)
    if (!term) return { step: at, field: 'rate', code: 'missing', limit: null }
    const issue = (before && besideBefore(term, before)) ?? withinBounds(term, bounds)
    if (issue) return { step: at, ...issue }
    before = term
  }
  return null
}

/**
 * What stays with the agent while a written step is reached.
 *
 * @returns as `keptOf`; null while the step is not written too
 * @example keptAt(bounds, { ...step, percent: 0.04 }) // 60
 */
export function keptAt(bounds: OfferBounds, step: DraftStep): number | null {
  const term = draftTerm(step)
  return term && keptOf(bounds, term)
}

/**
 * What stays with the agent while a step is reached: of 1,000 that are staked, or lost for a dividend; for an amount, of
 * each period.
 *
 * @returns minor units; null where the step pays more than the own contract does there
 * @example keptOf(bounds, { ...term, rateType: 'P', rate: 0.0004 }) // 60
 */
export function keptOf(bounds: OfferBounds, term: Term): number | null {
  const own = highestAt(bounds, term, term.rateType)
  if (isAbove(term.rateType, term.rate, own)) return null
  return term.rateType === 'P' ? Math.round((toParts(own) - toParts(term.rate)) / 10) : own - term.rate
}
