import type { ContractTier } from '@parlour/api-client/endpoints'

const million = 1_000_000

/** What a step asks for: sums in minor units, members who played. */
export interface Asks {
  readonly minimumBet: number
  readonly netLoss: number
  readonly activeMember: number
}

/** A step with nothing left out. */
export interface Term extends Asks {
  /** P: `rate` is a part of the turnover, or of the net loss of a dividend. A: it is minor units a period. */
  readonly rateType: 'P' | 'A'
  readonly rate: number
}

/** A part as whole parts per million, so that comparing is exact. */
export const toParts = (rate: number): number => Math.round(rate * million)

/**
 * A step of the platform with nothing left out.
 *
 * @returns sums in minor units, `rate` a part for P and minor units for A
 * @example termOf({ minimumBet: 30_000, netLoss: 0, activeMember: 2, rateType: 'P', rate: 0.001 }).netLoss // 0
 */
export const termOf = (tier: ContractTier): Term => ({
  minimumBet: tier.minimumBet,
  netLoss: tier.netLoss ?? 0,
  activeMember: tier.activeMember ?? 0,
  rateType: tier.rateType,
  rate: tier.rate,
})

/** Whether a step is reached as soon as all of this is there. */
const isReached = (term: Term, asks: Asks): boolean =>
  term.minimumBet <= asks.minimumBet && term.netLoss <= asks.netLoss && term.activeMember <= asks.activeMember

/**
 * The step of a contract that pays most of those which are reached.
 *
 * @param rateType only steps that pay in this way; of both kinds, the one that comes last where it is left out
 * @returns undefined where none is reached
 * @example termAt(terms, { minimumBet: 200_000, netLoss: 0, activeMember: 4 })?.rate // 0.001
 */
export function termAt(terms: readonly Term[], asks: Asks, rateType?: 'P' | 'A'): Term | undefined {
  const reached = terms.filter(
    (term) => (rateType === undefined || term.rateType === rateType) && isReached(term, asks),
  )
  return reached.reduce<Term | undefined>(
    (best, term) => (best && best.rateType === term.rateType && best.rate > term.rate ? best : term),
    undefined,
  )
}

/** Asks in the order in which steps rise. */
export const byAsks = (one: Asks, other: Asks): number =>
  one.minimumBet - other.minimumBet || one.netLoss - other.netLoss || one.activeMember - other.activeMember

/** A step of either side of a change, with what each side pays there; undefined where a side pays nothing yet. */
export interface ComparedStep extends Asks {
  readonly now: Term | undefined
  readonly next: Term | undefined
  /** Whether the next pays more, the same, or less; null where the two cannot be compared. */
  readonly change: 1 | 0 | -1 | null
}

/** Whether what is next pays more, the same or less. */
function changeOf(now: Term | undefined, next: Term | undefined): 1 | 0 | -1 | null {
  if (!now || !next) return now ? -1 : next ? 1 : 0
  if (now.rateType !== next.rateType) return null
  const more = toParts(next.rate) - toParts(now.rate)
  return more > 0 ? 1 : more < 0 ? -1 : 0
}

/**
 * Two contracts beside each other, a row for every step of either; a row has what each pays once it is reached.
 *
 * @returns rows that rise
 * @example compareTerms([], terms)[0]?.change // 1
 */
export function compareTerms(now: readonly Term[], next: readonly Term[]): ComparedStep[] {
  const rows = [...now, ...next].toSorted(byAsks)
  return rows
    .filter((row, at) => at === 0 || byAsks(row, rows[at - 1] ?? row) !== 0)
    .map(({ minimumBet, netLoss, activeMember }) => {
      const asks = { minimumBet, netLoss, activeMember }
      const sides = { now: termAt(now, asks), next: termAt(next, asks) }
      return { ...asks, ...sides, change: changeOf(sides.now, sides.next) }
    })
}
