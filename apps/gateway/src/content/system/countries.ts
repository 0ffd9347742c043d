import { inEachLanguage, languages } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import { diallingCodes } from './dialling-codes.ts'

const names = inEachLanguage(
  (language) => new Intl.DisplayNames([languages[language].tag, 'en'], { type: 'region', fallback: 'code' }),
)

/** Neighbours and places where many Filipinos live: they stand first in every list. */
const first = [
  'PH',
  'SG',
  'MY',
  'ID',
  'TH',
  'VN',
  'HK',
  'MO',
  'TW',
  'JP',
  'KR',
  'AE',
  'SA',
  'QA',
  'KW',
  'AU',
  'NZ',
  'GB',
  'US',
  'CA',
]

/** Whether a text is the code of a country that we know. */
export const isCountry = (code: string): boolean => Object.hasOwn(diallingCodes, code)

/** The name of a country in a language; an unknown code stays as it is. */
export const countryName = (code: string, language: Language): string => {
  try {
    return names[language].of(code) ?? code
  } catch {
    return code
  }
}

/** Every country with its dialling code, those of `first` before the others, which follow by name. */
export function countriesIn(language: Language) {
  const rest = Object.keys(diallingCodes).filter((code) => !first.includes(code))
  const named = (code: string) => ({
    countryCode: code,
    countryDialingCode: diallingCodes[code] ?? '',
    countryName: countryName(code, language),
  })
  const byName = new Intl.Collator(languages[language].tag).compare
  return [...first.map(named), ...rest.map(named).toSorted((a, b) => byName(a.countryName, b.countryName))]
}
