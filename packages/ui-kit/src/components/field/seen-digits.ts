import { latinDigits } from './latin-digits.ts'

/** A text without invisible signs, such as those of direction around a number, and with Latin digits. */
export const seenDigits = (text: string): string =>
  latinDigits(text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''))
