const marks = /\p{M}+/gu
const apostrophes = /['\u2019\u02bc]/g
const signs = /[^\p{L}\p{N}]+/gu
/**
 * What a small plain letter, a figure, a space or a line end is not: letters
 * of other alphabets, an apostrophe, signs with the spaces beside them.
 */
const unplain = /[^ -~\n]+|'| *[^a-z0-9\n '\x80-\uffff][^a-z0-9\n\x80-\uffff]*/g
/** Letters that no decomposition takes apart. */
const apart: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }
const aparts = /[đłøßæœı]/g

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
 * A text as it is searched: small letters without accents, a space for every sign between words, apostrophes left out.
 * Line ends stay, so that many names are folded in one go.
 */
export const fold = (text: string): string => text.toLowerCase().replace(unplain, plain)

/** The words of what somebody typed, folded. */
export const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean)
