import type { Lines } from './sports/sport.ts'
import type { MarketKind, Pick, Result } from '../../kernel/db/index.ts'

const sideOf = (isHome: boolean): Pick => (isHome ? 'home' : 'away')
const overOf = (isOver: boolean): Pick => (isOver ? 'over' : 'under')
const yesOf = (isSo: boolean): Pick => (isSo ? 'yes' : 'no')

/** What a market has to know of itself: its kind, and its line in tenths. */
export interface SelectionQuery {
  readonly kind: MarketKind
  readonly line: number | null
}

/** The pick of a market that a result makes right, or null when the stakes on it are returned. */
export function winningSelection(
  { kind, line }: SelectionQuery,
  { home, away, winner, first, overAt }: Result,
): Pick | null {
  const at = line ?? 0
  switch (kind) {
    case 'result':
      return winner ?? 'draw'
    case 'both':
      return yesOf(home > 0 && away > 0)
    case 'goals':
    case 'points':
    case 'maps':
      return overOf((home + away) * 10 > at)
    case 'spread':
      return sideOf(home * 10 + at > away * 10)
    case 'winner':
    case 'match':
      return winner
    case 'first':
      return first ?? null
    case 'fight':
      return winner === null ? null : winner === 'home' ? 'meron' : 'wala'
    case 'draw':
      return yesOf(winner === null)
    case 'length':
      return overOf((overAt ?? Number.POSITIVE_INFINITY) > at * 100)
  }
}

/** A bet on one pick, as far as a course can decide it. */
export interface Decided extends SelectionQuery {
  readonly pick: Pick
}

/** What became of a pick: a fixture that was not played returns every stake on it. */
export function legState(leg: Decided, course: { readonly result: Result } | null): 'won' | 'lost' | 'void' {
  const right = course ? winningSelection(leg, course.result) : null
  if (right === null) return 'void'
  return right === leg.pick ? 'won' : 'lost'
}

/** The lines of a fixture's markets, by kind. */
export const linesOf = (markets: readonly SelectionQuery[]): Lines =>
  Object.fromEntries(markets.flatMap(({ kind, line }) => (line === null ? [] : [[kind, line]])))
