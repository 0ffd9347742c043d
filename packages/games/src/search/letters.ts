/**
 * The letters of the word at `start` of a text as bits, so that most words are distinguished without comparing them.
 */
export function lettersAt(text: string, start: number): number {
  let letters = 0
  for (let at = start, code = text.charCodeAt(at); code > 32; code = text.charCodeAt((at += 1)))
    letters |= 1 << (code & 31)
  return letters
}

/** How many letters of one word are missing in another, by their bits; each is a slip at least. */
export function missing(letters: number, other: number): number {
  let count = 0
  for (let rest = letters & ~other; rest !== 0; rest &= rest - 1) count += 1
  return count
}
