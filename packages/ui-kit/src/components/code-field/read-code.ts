import { seenDigits } from '../field/seen-digits.ts'

/** Runs of digits, two of which may be the halves of a code: 481 620. */
const runs = (half: number) => new RegExp(String.raw`(?<!\d|\d[\s-])\d{${half}}[\s-]\d{${half}}(?![\s-]?\d)|\d+`, 'g')

/**
 * Finds the code in a message: the one run of that many digits, which may be written in two halves.
 *
 * @param text what was pasted
 * @param length number of digits
 * @returns the code; null where there is none, or more than one
 * @example readCode('vesper: 481620 is your code. It is good for 10 minutes.') // '481620'
 */
export function readCode(text: string, length = 6): string | null {
  const found = seenDigits(text)
    .match(runs(Math.ceil(length / 2)))
    ?.map((run) => run.replaceAll(/\D/g, ''))
  const [code, other] = new Set(found?.filter((run) => run.length === length))
  return code !== undefined && other === undefined ? code : null
}

/**
 * What a field for a code holds after a change: digits as they are typed; of anything longer, such as a message that a
 * keyboard puts in, its code, or what was there before.
 *
 * @param before what the field held
 * @param text what the change makes of it
 * @param length number of digits
 * @returns digits
 * @example codeAfter('48', '48x') // '48'
 */
export function codeAfter(before: string, text: string, length = 6): string {
  const plain = seenDigits(text)
  const isTyped = /^\d*$/.test(plain) && plain.length <= Math.max(length, before.length + 1)
  return isTyped ? plain : (readCode(text, length) ?? before)
}
