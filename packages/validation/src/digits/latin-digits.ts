const digit = /\p{Nd}/u

/** A decimal digit's value: the digits of every script stand in runs of ten, from 0 to 9. */
function valueOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let before = 0
  while (digit.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}

/**
 * Converts the decimal digits of every script to 0 to 9.
 *
 * @param text any text
 * @returns the text; other characters are the same
 * @example latinDigits('๐๙๑๗') // '0917'
 */
export const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (sign) => (sign <= '9' ? sign : String(valueOf(sign))))
