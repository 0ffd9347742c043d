import { wordsOf } from '@parlour/validation/fold'
import { lettersAt, missing } from './letters.ts'
import { beginsOne } from './match-names.ts'
import type { NameGroup } from './name-groups.ts'
import { createSlipReader, slipsOf } from './slips.ts'
import type { WordStarts } from './word-starts.ts'

/** What a search goes through. */
export interface Indexed {
  readonly starts: WordStarts
  /** Games by the names that they share. */
  groups(): readonly NameGroup[]
  /** The letters of each word, see `lettersAt`. */
  letters(): Int32Array
}

/** Places of the games that a search finds, the best first, and how many there are in all. */
export interface FoundPlaces {
  readonly places: readonly number[]
  readonly total: number
}

const ranks = { exact: 1, beginning: 2, word: 3, words: 4, named: 5, slip: 6, slips: 7 } as const
const lineEnd = '\n'
/** One bit a word. */
const mostWords = 8

/** The letters of every word, so that most words are distinguished without comparing them. */
export const lettersOf = ({ text, at }: WordStarts): Int32Array => at.map((start) => lettersAt(text, start))

/** A reader of what was typed; it keeps its memory, so one serves many questions. */
export function createFinder({ starts, groups, letters }: Indexed): (typed: string, most: number) => FoundPlaces {
  const { text, at, line, lines } = starts
  const slipsAt = createSlipReader()

  const eachStart = (typed: string, tell: (game: number, rank: number) => void): void => {
    const [from, until] = starts.range(typed)
    for (let index = from; index < until; index += 1) {
      const start = at[index] ?? 0
      if (!text.startsWith(typed, start)) continue
      const first = text[start - 1] === lineEnd
      tell(
        line[index] ?? 0,
        !first ? ranks.word : text[start + typed.length] === lineEnd ? ranks.exact : ranks.beginning,
      )
    }
  }
  const eachNamed = (typed: string, most: number, tell: (game: number) => void): void => {
    for (const group of groups()) if (beginsOne(group.words, typed, most)) group.games.forEach(tell)
  }
  const eachSlip = (typed: string, most: number, tell: (game: number) => void): void => {
    const [own, all] = [lettersAt(typed, 0), letters()]
    for (let index = 0; index < at.length; index += 1) {
      if (missing(own, all[index] ?? 0) > most) continue
      if (slipsAt(typed, text, at[index] ?? 0, most) <= most) tell(line[index] ?? 0)
    }
  }

  /**
   * The rank of each game for the words, 0 for those that lack
   * one; words of which nothing begins forgive slips, or all do.
   */
  const rank = (words: readonly string[], slipAll: boolean): { best: Uint8Array; slipped: boolean } => {
    const [best, has, worst] = [new Uint8Array(lines), new Uint8Array(lines), new Uint8Array(lines)]
    const all = (1 << words.length) - 1
    const alone = words.length === 1
    let slipped = words.length > 0
    words.forEach((word, place) => {
      const bit = 1 << place
      let met = false
      const meet = (game: number, found: number): void => {
        met = true
        const before = has[game] ?? 0
        if (before & bit) {
          if (alone && found < (best[game] ?? 0)) best[game] = found
          return
        }
        has[game] = before | bit
        if (found > (worst[game] ?? 0)) worst[game] = found
        if ((before | bit) === all) best[game] = worst[game] ?? 0
      }
      eachStart(word, (game, found) => meet(game, alone ? found : ranks.words))
      eachNamed(word, 0, (game) => meet(game, ranks.named))
      if (met && !slipAll) {
        slipped = false
        return
      }
      met = false
      for (const most of [1, 2].slice(0, slipsOf(word))) {
        if (met) break
        eachSlip(word, most, (game) => meet(game, most > 1 ? ranks.slips : ranks.slip))
        eachNamed(word, most, (game) => meet(game, ranks.slips))
      }
    })
    if (!alone) {
      eachStart(words.join(' '), (game, found) => {
        if (found < (best[game] ?? 0)) best[game] = found
      })
    }
    return { best, slipped }
  }

  const collect = (best: Uint8Array, most: number): FoundPlaces => {
    const byRank: number[][] = []
    let total = 0
    for (let game = 0; game < best.length; game += 1) {
      const found = best[game] ?? 0
      if (found === 0) continue
      total += 1
      const same = (byRank[found] ??= [])
      if (same.length < most) same.push(game)
    }
    return { total, places: byRank.flat().slice(0, most) }
  }

  return (typed, most) => {
    const words = wordsOf(typed).slice(0, mostWords)
    const { best, slipped } = rank(words, false)
    const found = collect(best, most)
    return found.total > 0 || slipped || words.length < 2 ? found : collect(rank(words, true).best, most)
  }
}
