import { numberFormat } from './intl-cache.ts'

const styles = new Map<string, Intl.NumberFormatOptions>()

const styleOf = (currency: string): Intl.NumberFormatOptions => {
  const style = styles.get(currency) ?? { style: 'currency', currency, currencyDisplay: 'narrowSymbol', numberingSystem: 'latn', maximumFractionDigits: 2 }
  styles.set(currency, style)
  return style
}

const plain = { numberingSystem: 'latn', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** A figure with the true minus. */
export const withMinus = (figure: string): string => figure.replace('-', '\u2212')

/**
 * A sum for people: integer minor units (two places) in, '₱4,821.50' out. The digits are Latin in every language, the minus is
 * U+2212, and no place is rounded away where a currency is written without any. Without a currency yet, the sign is '$'; a
 * currency that ISO 4217 has no code of three letters for, such as USDT, stands before the sum by its own name.
 */
export function formatMoney(minor: number, currency: string | null, tag: string): string {
  const sum = Object.is(minor, -0) ? 0 : minor / 100
  const code = currency || 'USD'
  if (!/^[A-Z]{3}$/i.test(code)) return `${code}\u00a0${withMinus(numberFormat(tag, plain).format(sum))}`
  return withMinus(numberFormat(tag, styleOf(code)).format(sum))
}
