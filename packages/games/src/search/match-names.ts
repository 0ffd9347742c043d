import { wordsOf } from '@parlour/validation/fold'
import { createSlipReader, slipsOf } from './slips.ts'

/** Whether one of the words begins with what was typed, with no more slips than `most`. */
export function beginsOne(words: readonly string[], typed: string, most: number): boolean {
  if (words.some((word) => word.startsWith(typed))) return true
  if (most === 0) return false
  const slipsAt = createSlipReader()
  return words.some((word) => slipsAt(typed, word, 0, most) <= most)
}

/**
 * The names that were meant: those that fit as typed, or where none does, those that fit with slips. Source: BEY-24.
 */
export function matchNames<Named extends { readonly name: string }>(list: readonly Named[], typed: string): Named[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const fits = (slips: (word: string) => number) =>
    list.filter(({ name }) => words.every((word) => beginsOne(wordsOf(name), word, slips(word))))
  const fit = fits(() => 0)
  return fit.length > 0 ? fit : fits(slipsOf)
}
