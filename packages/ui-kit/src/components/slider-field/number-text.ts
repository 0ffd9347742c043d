import { latinDigits } from '../field/latin-digits.ts'

/** A number with a fixed count of places, in the digits 0 to 9 and without groups, as it is written into a field. */
export const showNumber = (value: number, digits: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 4),
    useGrouping: false,
    numberingSystem: 'latn',
  }).format(value)

/**
 * Reads what is written: digits of any script and one decimal sign, a comma or a point; all else is passed over.
 *
 * @example readNumber('0,5x') // { text: '0,5', number: 0.5 }
 */
export const readNumber = (raw: string): { text: string; number: number | null } => {
  const plain = latinDigits(raw).replaceAll(/[^\d.,\u066B]/g, '')
  const at = plain.search(/[.,\u066B]/)
  const text = at < 0 ? plain : plain.slice(0, at + 1) + plain.slice(at + 1).replaceAll(/\D/g, '')
  return { text, number: /\d/.test(text) ? Number(text.replace(/[,\u066B]/, '.')) : null }
}
