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

const percentOf = ({ excluded, weights, maxBet }: WageringTerms, { category, above }: Kind): number =>
  excluded.includes(category) || (maxBet !== null && above !== null && above >= maxBet) ? 0 : (weights[category] ?? 100)

/**
 * How far terms are played through: a stake counts once, towards the oldest terms that take its category. Of the stakes
 * of one stretch those go first that the fewest other terms could use. Answers what counted, by id, in minor units.
 */
export function weighStakes(terms: readonly WageringTerms[], stretches: readonly Stretch[]): Map<string, number> {
  const counted = new Map(terms.map(({ id, counted: before = 0 }) => [id, before]))
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
        counted.set(each.id, Math.min(each.wager, (counted.get(each.id) ?? 0) + Math.floor((stake * percent) / 100)))
      }
    })
  }
  return counted
}
