import { decks, type Winner } from './deal.ts'
import { bankerDraws, playerDraws } from './points.ts'

/** How many cards of the shoe count nothing, one, two, up to nine. */
const inShoe = [16 * decks, ...Array.from({ length: 9 }, () => 4 * decks)]

/**
 * Counts by the rules who wins over all orders of six cards from the shoe; where a round needs fewer, the rest fall as
 * they may. Every count stays below 2^53, so that it is exact.
 */
export function countShoe(): Readonly<Record<Winner | 'all', number>> {
  const left = [...inShoe]
  const total = left.reduce((sum, count) => sum + count, 0)
  const found = { player: 0, banker: 0, tie: 0, all: 0 }
  const each = (ways: number, go: (value: number, ways: number) => void): void => {
    for (let value = 0; value < 10; value++) {
      const count = left[value] ?? 0
      left[value] = count - 1
      go(value, ways * count)
      left[value] = count
    }
  }
  const end = (player: number, banker: number, ways: number): void => {
    found.all += ways
    if (player === banker) found.tie += ways
    else found[player > banker ? 'player' : 'banker'] += ways
  }
  const banks = (first: readonly [player: number, banker: number], third: number | null, ways: number): void => {
    const [player, banker] = first
    const shown = (player + (third ?? 0)) % 10
    const fifth = third === null ? total - 4 : 1
    if (!bankerDraws(player, banker, third)) return end(shown, banker, ways * fifth * (total - 5))
    return each(ways, (value, more) => end(shown, (banker + value) % 10, third === null ? more * (total - 5) : more))
  }
  each(1, (p1, w1) =>
    each(w1, (b1, w2) =>
      each(w2, (p2, w3) =>
        each(w3, (b2, w4) => {
          const first = [(p1 + p2) % 10, (b1 + b2) % 10] as const
          if (playerDraws(...first)) each(w4, (third, w5) => banks(first, third, w5))
          else banks(first, null, w4)
        }),
      ),
    ),
  )
  return found
}
