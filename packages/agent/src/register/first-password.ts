/** What a first password keeps to; the lengths of the platform's rule, null where it names none. */
export interface PasswordLimits {
  readonly minLength: number | null
  readonly maxLength: number | null
}

const usual = 12
/** Without signs that are taken for each other when they are read out. */
const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const
const all = kinds.join('')

/**
 * Makes a password of letters and digits, with at least one small letter, one capital and one digit.
 *
 * @param draw draws a whole number from 0 to below its argument, unforeseeable
 * @returns 12 characters, more or fewer where the rule asks for it
 * @example firstPassword({ minLength: 6, maxLength: 20 }, draw) // 'kP7wq4RmTz2d'
 */
export function firstPassword({ minLength, maxLength }: PasswordLimits, draw: (below: number) => number): string {
  const length = Math.min(Math.max(usual, minLength ?? 0), maxLength ?? Infinity)
  const pick = (from: string): string => from[draw(from.length)] ?? ''
  const signs = Array.from({ length }, (_, at) => pick(kinds[at] ?? all))
  for (let at = signs.length - 1; at > 0; at--) {
    const other = draw(at + 1)
    const [one = '', two = ''] = [signs[at], signs[other]]
    signs[at] = two
    signs[other] = one
  }
  return signs.join('')
}
