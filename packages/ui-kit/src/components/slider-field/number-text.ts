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
 * Reads what is written: digits of any script, one decimal sign (a comma or a point), and the unit behind it. Anything
 * else is no number: of `-0.5`, `1e3` or `0.5-1` no figure may be taken for another number.
 *
 * @param unit stands after the number, such as `%`
 * @returns the number; null for what is none
 * @example readNumber('0,5 %', '%') // 0.5
 */
export const readNumber = (raw: string, unit = ''): number | null => {
  const written = latinDigits(raw).trim()
  const figures = unit !== '' && written.endsWith(unit) ? written.slice(0, -unit.length).trim() : written
  return /^(?:\d+[.,\u066B]?\d*|[.,\u066B]\d+)$/.test(figures) ? Number(figures.replace(/[,\u066B]/, '.')) : null
}
