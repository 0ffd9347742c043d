import { tagOf } from './tag-of.ts'

/** Where the lines of a language begin: left or right. */
export type Direction = 'ltr' | 'rtl'

/** Whether a BCP 47 tag names a language that is written from the right: by itself, or by its script. */
export const isFromRight = (tag: string): boolean => /^(ar|fa|ur)\b(?!-Latn)|-Arab\b/.test(tag)

/**
 * The writing direction of a language.
 *
 * @param code the platform's code, such as `AR`
 * @returns `ltr` or `rtl`
 * @example directionOf('AR') // 'rtl'
 */
export const directionOf = (code: string): Direction => (isFromRight(tagOf(code)) ? 'rtl' : 'ltr')
