/** Counts what each sharer holds. */
export interface Shares {
  /** Takes one for a sharer and answers how to give it back, once; null when it holds as many as it may. */
  take(sharer: string): (() => void) | null
}

/** Limits what each sharer holds at once to `most`. */
export function makeShares(most: number): Shares {
  const held = new Map<string, number>()
  return {
    take(sharer) {
      const mine = held.get(sharer) ?? 0
      if (mine >= most) return null
      held.set(sharer, mine + 1)
      return () => {
        const left = (held.get(sharer) ?? 1) - 1
        if (left > 0) held.set(sharer, left)
        else held.delete(sharer)
      }
    },
  }
}
