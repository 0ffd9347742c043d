import { inEachLanguage, languages, type Language } from './languages.ts'

const formatsOf = (currency: string, whole: boolean) =>
  inEachLanguage((language) => new Intl.NumberFormat(languages[language].locale, {
    style: 'currency', currency, currencyDisplay: 'narrowSymbol', numberingSystem: 'latn', minimumFractionDigits: 2, maximumFractionDigits: 2,
    trailingZeroDisplay: whole ? 'stripIfInteger' : 'auto',
  }))

const kept = new Map<string, ReturnType<typeof formatsOf>>()

/** The currency of the platform, where no deployment says another. */
export const platformCurrency = 'PHP'

/** A sum in minor units as people of a language write it, as the pages of the site do: `₱1,234.50`, in Vietnamese `1.234,50 ₱`. */
export function sumText(minor: number, language: Language, currency: string = platformCurrency): string {
  const formats = kept.get(currency) ?? formatsOf(currency, false)
  kept.set(currency, formats)
  return formats[language].format(minor / 100)
}

const wholeFormats = formatsOf(platformCurrency, true)

/** A sum in whole pesos as a promise or a rule names it: `₱20,000`, in Vietnamese `20.000 ₱`. */
export const pesosText = (pesos: number, language: Language): string => wholeFormats[language].format(pesos)
