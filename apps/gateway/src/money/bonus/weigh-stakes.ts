/** Terms that stakes count towards; sums in minor units, times in milliseconds since 1970. */
export interface WageringTerms {
  readonly id: string
  readonly wager: number
  readonly from: number
  /** When it stopped to count, if it did. */
  readonly until: number | null
  readonly excluded: readonly string[]
  /** Categories that count in part, in percent. */
  readonly weights: Readonly<Record<string, number>>
  /** The highest stake that counts, or null without one. */
  readonly maxBet: number | null
  /** What counted before the first stretch; nothing unless it is said. */
  readonly counted?: number
}

/** Stakes of one category in a stretch of time that no terms begin or end in. */
export interface Stretch {
  readonly from: number
  readonly category: string
  readonly stake: number
  /** The highest stake of any terms that each of these stakes is above; null for none. */
  readonly above: number | null
}

type Kind = Pick<Stretch, 'category' | 'above'>

/** How much of a stake of a category counts towards terms, in percent. */
export const categoryPercent = (
  { excluded, weights }: Pick<WageringTerms, 'excluded' | 'weights'>,
  category: string,
): number => (excluded.includes(category) ? 0 : (weights[category] ?? 100))

const percentOf = (terms: WageringTerms, { category, above }: Kind): number =>
  terms.maxBet !== null && above !== null && above >= terms.maxBet ? 0 : categoryPercent(terms, category)

/** What stakes counted towards terms, in minor units. */
export interface Weighed {
  /** By the id of the terms, with what counted before the first stretch. */
  readonly counted: ReadonlyMap<string, number>
  /** What each category counted in the stretches, by the id of the terms. */
  readonly byCategory: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/**
 * How far terms are played through: a stake counts once, towards the oldest terms that take its category. Of the stakes
 * of one stretch those go first that the fewest other terms could use.
 */
export function weighStakes(terms: readonly WageringTerms[], stretches: readonly Stretch[]): Weighed {
  const counted = new Map(terms.map(({ id, counted: before = 0 }) => [id, before]))
  const byCategory = new Map(terms.map(({ id }) => [id, new Map<string, number>()]))
  const inOrder = terms.toSorted((a, b) => a.from - b.from)
  for (const from of [...new Set(stretches.map((stretch) => stretch.from))].toSorted((a, b) => a - b)) {
    const kinds = stretches.filter((stretch) => stretch.from === from)
    const stakes = new Map(kinds.map((kind) => [kind, kind.stake]))
    const live = inOrder.filter((each) => each.from <= from && (each.until === null || each.until > from))
    live.forEach((each, at) => {
      const later = live.slice(at + 1)
      const usable = (kind: Kind): number => later.filter((other) => percentOf(other, kind) > 0).length
      const mine = kinds.filter((kind) => percentOf(each, kind) > 0)
      for (const kind of mine.toSorted((a, b) => usable(a) - usable(b) || (a.category < b.category ? -1 : 1))) {
        const percent = percentOf(each, kind)
        const left = each.wager - (counted.get(each.id) ?? 0)
        const stake = Math.min(stakes.get(kind) ?? 0, Math.ceil((left * 100) / percent))
        stakes.set(kind, (stakes.get(kind) ?? 0) - stake)
        const counts = Math.min(left, Math.floor((stake * percent) / 100))
        counted.set(each.id, (counted.get(each.id) ?? 0) + counts)
        const mineBy = byCategory.get(each.id)
        mineBy?.set(kind.category, (mineBy.get(kind.category) ?? 0) + counts)
      }
    })
  }
  return { counted, byCategory }
}
