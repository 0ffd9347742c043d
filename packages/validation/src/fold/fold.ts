const marks = /\p{M}+/gu
const apostrophes = /['\u2019\u02bc]/g
const signs = /[^\p{L}\p{N}]+/gu
/**
 * What a small plain letter, a figure, a space or a line end is not: letters
 * of other alphabets, an apostrophe, signs with the spaces beside them.
 */
const unplain = /[^ -~\n]+|'| *[^a-z0-9\n '\x80-\uffff][^a-z0-9\n\x80-\uffff]*/g
/** Letters that no decomposition takes apart. */
const apart: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
}
const aparts = /[đðłøßæœıþ]/g

const plain = (run: string): string => {
  if (run === "'") return ''
  if (run <= '\x7f') return ' '
  return run
    .replace(apostrophes, '')
    .normalize('NFD')
    .replace(marks, '')
    .replace(aparts, (letter) => apart[letter] ?? letter)
    .normalize('NFC')
    .replace(signs, ' ')
}

/**
 * A text as it is searched and compared: small letters without accents, a space for every sign between words,
 * apostrophes left out. Line ends stay, so that many names are folded in one go.
 *
 * @param text any text
 * @returns the folded text
 * @example fold('Đặng Văn Đức') // 'dang van duc'
 */
export const fold = (text: string): string => text.toLowerCase().replace(unplain, plain)

/**
 * The words of what somebody typed, folded: two texts with the same words are one name.
 *
 * @param text any text
 * @returns its words; none of a text without letters and figures
 * @example wordsOf(" O'Brien  Peña") // ['obrien', 'pena']
 */
export const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean)
