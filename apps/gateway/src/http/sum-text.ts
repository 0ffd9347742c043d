import { inEachLanguage, languages, type Language } from './languages.ts'

const formatsOf = (currency: string, whole: boolean) =>
  inEachLanguage((language) => new Intl.NumberFormat(languages[language].locale, {
    style: 'currency', currency, currencyDisplay: 'narrowSymbol', numberingSystem: 'latn', minimumFractionDigits: 2, maximumFractionDigits: 2,
    trailingZeroDisplay: whole ? 'stripIfInteger' : 'auto',
  }))

const kept = new Map<string, ReturnType<typeof formatsOf>>()

const formatOf = (currency: string, whole: boolean, language: Language): Intl.NumberFormat => {
  const key = `${currency} ${whole}`
  const formats = kept.get(key) ?? formatsOf(currency, whole)
  kept.set(key, formats)
  return formats[language]
}

/** The currency of the platform, where no deployment says another. */
export const platformCurrency = 'PHP'

/** A sum in minor units as people of a language write it, as the pages of the site do: `₱1,234.50`, in Vietnamese `1.234,50 ₱`. */
export function sumText(minor: number, language: Language, currency: string = platformCurrency): string {
  return formatOf(currency, false, language).format(minor / 100)
}

/** A sum in major units as a promise or a rule names it, without a fraction of nothing: `₱20,000`, in Vietnamese `20.000 ₱`. */
export const wholeText = (major: number, language: Language, currency: string = platformCurrency): string => formatOf(currency, true, language).format(major)
