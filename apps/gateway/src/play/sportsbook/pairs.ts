/** Two sides of a league by their places in it. */
export type Pair = readonly [home: number, away: number]

/**
 * Who plays whom in a round of a league with an even number of sides: everybody
 * meets everybody before anybody meets again, and the home side changes from one
 * turn to the next. Where fewer pairs play than there are, those that rest change.
 */
export function pairsOf(round: number, sides: number, count: number): readonly Pair[] {
  const turns = sides - 1
  const turn = ((round % turns) + turns) % turns
  const isBack = Math.floor(round / turns) % 2 !== 0
  const placeOf = (at: number): number => (at === 0 ? 0 : 1 + ((at - 1 + turn) % turns))
  const all = Array.from({ length: sides / 2 }, (_, at): Pair => {
    const [one, other] = [placeOf(at), placeOf(sides - 1 - at)]
    return isBack === (at % 2 === 0) ? [other, one] : [one, other]
  })
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[(at + turn) % all.length] ?? [0, 1])
}
