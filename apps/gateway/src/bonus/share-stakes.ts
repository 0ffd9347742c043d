/** Terms that stakes count towards; sums in minor units, times in milliseconds since 1970. */
export interface Terms {
  readonly id: string
  readonly wager: number
  readonly from: number
  /** When it stopped to count, if it did. */
  readonly until: number | null
  readonly excluded: readonly string[]
  /** Categories that count in part, in percent. */
  readonly weights: Readonly<Record<string, number>>
}

/** Stakes of one category in a stretch of time that no terms begin or end in. */
export interface Stretch {
  readonly from: number
  readonly category: string
  readonly stake: number
}

const percentOf = ({ excluded, weights }: Terms, category: string): number =>
  excluded.includes(category) ? 0 : (weights[category] ?? 100)

/**
 * How far terms are played through: a stake counts once, towards the oldest terms that take its category. Of the stakes of
 * one stretch those go first that the fewest other terms could use. Answers what counted, by id, in minor units.
 */
export function shareStakes(terms: readonly Terms[], stretches: readonly Stretch[]): Map<string, number> {
  const counted = new Map(terms.map(({ id }) => [id, 0]))
  const inOrder = terms.toSorted((a, b) => a.from - b.from)
  for (const from of [...new Set(stretches.map((stretch) => stretch.from))].toSorted((a, b) => a - b)) {
    const stakes = new Map(stretches.filter((stretch) => stretch.from === from).map(({ category, stake }) => [category, stake]))
    const live = inOrder.filter((each) => each.from <= from && (each.until === null || each.until > from))
    live.forEach((each, at) => {
      const later = live.slice(at + 1)
      const usable = (category: string): number => later.filter((other) => percentOf(other, category) > 0).length
      const categories = [...stakes.keys()].filter((category) => percentOf(each, category) > 0)
      for (const category of categories.toSorted((a, b) => usable(a) - usable(b) || (a < b ? -1 : 1))) {
        const percent = percentOf(each, category)
        const left = each.wager - (counted.get(each.id) ?? 0)
        const stake = Math.min(stakes.get(category) ?? 0, Math.ceil((left * 100) / percent))
        stakes.set(category, (stakes.get(category) ?? 0) - stake)
        counted.set(each.id, Math.min(each.wager, (counted.get(each.id) ?? 0) + Math.floor((stake * percent) / 100)))
      }
    })
  }
  return counted
}
