import type { ImpactStep } from '@parlour/api-client/endpoints'
import { byAsks, compareTerms, termOf, toParts, type Asks, type ComparedStep, type Term } from './terms.ts'

/** A step of either side of a change, and last month in the periods that both sides pay by it; sums in minor units. */
export interface MonthStep extends Omit<ComparedStep, keyof Asks> {
  /** Null for the periods that reached no step of either side. */
  readonly asks: Asks | null
  readonly periods: number
  readonly turnover: number
  readonly netLoss: number
  readonly nowPaid: number
  readonly nextPaid: number
}

/** Whether two steps are the same one: a rate that was written as a percentage differs in its last bit. */
const isSame = (one: Term | undefined, other: Term | undefined): boolean =>
  one && other
    ? one.rateType === other.rateType && toParts(one.rate) === toParts(other.rate) && byAsks(one, other) === 0
    : one === other

/** What both steps ask for together. */
const bothAsks = (now: Term | undefined, next: Term | undefined): Asks | null =>
  now || next
    ? {
        minimumBet: Math.max(now?.minimumBet ?? 0, next?.minimumBet ?? 0),
        netLoss: Math.max(now?.netLoss ?? 0, next?.netLoss ?? 0),
        activeMember: Math.max(now?.activeMember ?? 0, next?.activeMember ?? 0),
      }
    : null

const untouched = { periods: 0, turnover: 0, netLoss: 0, nowPaid: 0, nextPaid: 0 }

/**
 * Last month step by step under two contracts: a row for every step of either, and one for the periods that reached none.
 *
 * @param now the steps in force
 * @param next the steps that would be
 * @param month the periods of the month by the steps that pay
 * @returns rows that rise; they have all periods of `month`
 * @example monthByStep([], terms, impact.lastMonth.steps)[0]?.asks // null: no step was reached
 */
export function monthByStep(now: readonly Term[], next: readonly Term[], month: readonly ImpactStep[]): MonthStep[] {
  const rows: MonthStep[] = compareTerms(now, next).map(({ now: before, next: after, change, ...asks }) => ({
    asks,
    now: before,
    next: after,
    change,
    ...untouched,
  }))
  for (const { current, next: offered, currentPaid: nowPaid, nextPaid, periods, turnover, netLoss } of month) {
    const [before, after] = [current ? termOf(current) : undefined, offered ? termOf(offered) : undefined]
    const sums = { periods, turnover, netLoss, nowPaid, nextPaid }
    const at = rows.findIndex((row) => row.asks !== null && isSame(row.now, before) && isSame(row.next, after))
    const row = rows[at]
    if (row) rows[at] = { ...row, ...sums }
    else rows.push({ asks: bothAsks(before, after), now: before, next: after, change: null, ...sums })
  }
  return rows.toSorted((one, other) =>
    one.asks && other.asks ? byAsks(one.asks, other.asks) : Number(one.asks !== null) - Number(other.asks !== null),
  )
}
