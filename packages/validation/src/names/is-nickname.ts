import { characters } from '../characters.ts'
import { keptName } from './kept-name.ts'

/** The fewest and the most characters of a nickname. */
export const nicknameLength = { min: 2, max: 20 } as const

const signs = /^[\p{L}\p{Mn}\p{Mc}\p{Nd}\p{Extended_Pictographic} ._'\u2019-]+$/u
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u
const seen = /[\p{L}\p{Nd}]/u
const stacked = /^\p{M}|\p{M}{3}/u

/**
 * Whether a nickname can stand beside those of others: letters and digits of any script, single emoji, blanks and
 * `. _ - '`, with a letter or a digit among them, and no signs that are not seen, turn the text or pile up.
 *
 * @param text what was typed; it is kept as `keptName` has it
 * @returns false for fewer than 2 and for more than 20 characters
 * @example isNickname('Marco B.') // true
 */
export function isNickname(text: string): boolean {
  const name = keptName(text)
  const length = characters(name)
  if (length < nicknameLength.min || length > nicknameLength.max) return false
  return signs.test(name) && seen.test(name) && !unseen.test(text) && !stacked.test(name.normalize('NFD'))
}
