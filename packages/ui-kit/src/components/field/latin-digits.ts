const zeros = ['\u0660', '\u06F0', '\u0966', '\u09E6', '\u0E50', '\u0ED0', '\u1040', '\u17E0', '\uFF10']

/**
 * Converts Arabic, Persian, Indian, Thai, Lao, Burmese, Khmer and full-width digits to 0 to 9.
 *
 * @param text any text
 * @returns the text; other characters are the same
 * @example latinDigits('๑๒๓') // '123'
 */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\uFFFF]/g, (sign) => {
    const zero = zeros.find((first) => sign >= first && sign.charCodeAt(0) < first.charCodeAt(0) + 10)
    return zero ? String(sign.charCodeAt(0) - zero.charCodeAt(0)) : sign
  })
