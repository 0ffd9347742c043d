import { market } from '../market/market.ts'
import { inEachLanguage, languages, type Language } from './languages.ts'
import { wholeText, amountText } from './amount-text.ts'

/**
 * The places of a text: `{name}`, `{name, number}`, `{name, number, money}`, `{name, number, pesos}` (a sum without
 * decimals where it has none) and `{name, date, moment}`.
 */
const places = /\{(\w+)(?:, (number|date)(?:, (money|pesos|moment))?)?\}/g

const figures = inEachLanguage(
  (language) => new Intl.NumberFormat(languages[language].locale, { numberingSystem: 'latn' }),
)
const moments = inEachLanguage(
  (language) =>
    new Intl.DateTimeFormat(languages[language].locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: market.timeZone,
    }),
)

/** What the places of a text take, in which language and currency: sums in minor units, moments in ms since 1970. */
export interface Filling {
  readonly language: Language
  readonly values: Readonly<Record<string, unknown>>
  readonly currency?: string
}

/** A text with its places filled; what is missing leaves its place empty. */
export function fillPlaces(text: string, { language, values, currency }: Filling): string {
  return text.replace(places, (_whole, name: string, kind: string | undefined, style: string | undefined) => {
    const value = values[name] ?? ''
    if (kind === undefined || value === '') return String(value)
    if (style === 'money') return amountText(Number(value), language, currency)
    if (style === 'pesos') return wholeText(Number(value) / 100, language)
    return style === 'moment' ? moments[language].format(Number(value)) : figures[language].format(Number(value))
  })
}
