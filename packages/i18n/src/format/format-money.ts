import { numberFormat } from './intl-cache.ts'

const styles = new Map<string, Intl.NumberFormatOptions>()

const styleOf = (currency: string): Intl.NumberFormatOptions => {
  const style = styles.get(currency) ?? {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    maximumFractionDigits: 2,
  }
  styles.set(currency, style)
  return style
}

const plain = { numberingSystem: 'latn', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** A figure with the true minus. */
export const withMinus = (figure: string): string => figure.replace('-', '\u2212')

/**
 * Formats an amount with its currency sign. Digits are Latin in every language, the minus is U+2212, and two decimal
 * places are kept even for currencies written without any.
 *
 * @param minor minor units, two decimal places
 * @param currency ISO 4217 code; null until it is known, shown as `$`;
 *   a code of another length, such as USDT, stands before the amount
 * @param tag BCP 47
 * @returns the text
 * @example formatMoney(482_150, 'PHP', 'en') // '₱4,821.50'
 */
export function formatMoney(minor: number, currency: string | null, tag: string): string {
  const major = Object.is(minor, -0) ? 0 : minor / 100
  const code = currency || 'USD'
  if (!/^[A-Z]{3}$/i.test(code)) return `${code}\u00a0${withMinus(numberFormat(tag, plain).format(major))}`
  return withMinus(numberFormat(tag, styleOf(code)).format(major))
}
