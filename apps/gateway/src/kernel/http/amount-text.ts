import { market } from '../market/market.ts'
import { inEachLanguage, languages, type Language } from './languages.ts'

const formatsOf = (currency: string, whole: boolean) =>
  inEachLanguage(
    (language) =>
      new Intl.NumberFormat(languages[language].locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        numberingSystem: 'latn',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        trailingZeroDisplay: whole ? 'stripIfInteger' : 'auto',
      }),
  )

const kept = new Map<string, ReturnType<typeof formatsOf>>()

const formatOf = (currency: string, whole: boolean, language: Language): Intl.NumberFormat => {
  const key = `${currency} ${whole}`
  const formats = kept.get(key) ?? formatsOf(currency, whole)
  kept.set(key, formats)
  return formats[language]
}

/**
 * An amount in minor units, formatted in a language as the pages
 * of the site do: `₱1,234.50`, in Vietnamese `1.234,50 ₱`.
 */
export function amountText(minor: number, language: Language, currency: string = market.currency): string {
  return formatOf(currency, false, language).format(minor / 100)
}

/**
 * An amount in major units for terms and rules, without decimals
 * where they are zero: `₱20,000`, in Vietnamese `20.000 ₱`.
 */
export const wholeText = (major: number, language: Language, currency: string = market.currency): string =>
  formatOf(currency, true, language).format(major)
