import { numberFormat } from './intl-cache.ts'

const styles = new Map<string, Intl.NumberFormatOptions>()

const styleOf = (currency: string): Intl.NumberFormatOptions => {
  const style = styles.get(currency) ?? { style: 'currency', currency, currencyDisplay: 'narrowSymbol', numberingSystem: 'latn', maximumFractionDigits: 2 }
  styles.set(currency, style)
  return style
}

/** A figure with the true minus. */
export const withMinus = (figure: string): string => figure.replace('-', '\u2212')

/**
 * A sum for people: integer minor units (two places) in, '₱4,821.50' out. The digits are Latin in every language, the minus is
 * U+2212, and no place is rounded away where a currency is written without any. Without a currency yet, the sign is '$'.
 */
export const formatMoney = (minor: number, currency: string | null, tag: string): string =>
  withMinus(numberFormat(tag, styleOf(currency ?? 'USD')).format(Object.is(minor, -0) ? 0 : minor / 100))
