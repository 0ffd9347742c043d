import { latinDigits } from './latin-digits.ts'

const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const between = /[\s\p{Pd}]/gu

/**
 * Takes from a number what people write between its digits: blanks, dashes, and invisible signs, such as those of
 * direction. Digits of other scripts become 0 to 9.
 *
 * @param text what was typed or pasted
 * @returns the digits, and every other character
 * @example plainDigits('0071\u200E 2290–4415') // '007122904415'
 */
export const plainDigits = (text: string): string => latinDigits(text.replaceAll(unseen, '')).replaceAll(between, '')
