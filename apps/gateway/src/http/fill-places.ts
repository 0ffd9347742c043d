import { inEachLanguage, languages, type Language } from './languages.ts'
import { wholeText, sumText } from './sum-text.ts'

/** The places of a text: `{name}`, `{name, number}`, `{name, number, money}`, `{name, number, pesos}` (a sum without decimals where it has none) and `{name, date, moment}`. */
const places = /\{(\w+)(?:, (number|date)(?:, (money|pesos|moment))?)?\}/g

const figures = inEachLanguage((language) => new Intl.NumberFormat(languages[language].locale, { numberingSystem: 'latn' }))
const moments = inEachLanguage((language) =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Manila' }))

/** What the places of a text take, in which language and currency: sums in minor units or, as on the wire, major ones; moments in ms since 1970. */
export interface Filling {
  readonly language: Language
  readonly values: Readonly<Record<string, unknown>>
  readonly units: 'minor' | 'major'
  readonly currency?: string
}

/** A text with its places filled; what is missing leaves its place empty. */
export function fillPlaces(text: string, { language, values, units, currency }: Filling): string {
  return text.replace(places, (_whole, name: string, kind: string | undefined, style: string | undefined) => {
    const value = values[name] ?? ''
    if (kind === undefined || value === '') return String(value)
    const minor = units === 'major' ? Math.round(Number(value) * 100) : Number(value)
    if (style === 'money') return sumText(minor, language, currency)
    if (style === 'pesos') return wholeText(minor / 100, language)
    return style === 'moment' ? moments[language].format(Number(value)) : figures[language].format(Number(value))
  })
}
