interface Spoken {
  readonly tag: string
  readonly locale: string
  readonly words: Readonly<Record<string, string>>
}

/** The language of a frame, with its words by name and its figures. */
export interface Speech {
  /** The platform's code of the language. */
  readonly language: string
  /** BCP 47. */
  readonly tag: string
  readonly locale: string
  /** A word that is missing reads as its own name. */
  word(name: string, values?: Readonly<Record<string, string | number>>): string
  /** A sum in minor units, with the sign of the currency, never parted at the end of a line. */
  money(minor: number): string
  /** A number with at most `digits` decimals, two unless it is said. */
  figure(value: number, digits?: number): string
}

/** Makes the speech of a frame out of the words that its document carries; an unknown code reads as the first language. */
export function makeSpeech(code: string | null, text: string): (currencySymbol: string) => Speech {
  const all = JSON.parse(text) as Record<string, Spoken>
  const language = code && Object.hasOwn(all, code) ? code : (Object.keys(all)[0] ?? '')
  const { tag = '', locale = 'en', words = {} } = all[language] ?? {}
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // To make one takes longer than to write a hundred figures with it.
  const shorter = new Map<number, Intl.NumberFormat>()
  const formatOf = (digits: number): Intl.NumberFormat => {
    const format = shorter.get(digits) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
    shorter.set(digits, format)
    return format
  }
  return (currencySymbol) => ({
    language,
    tag,
    locale,
    word: (name, values = {}) => (words[name] ?? name).replace(/\{(\w+)\}/g, (_whole, key: string) => String(values[key] ?? '')),
    money: (minor) => `${currencySymbol}\u00A0${figures.format(minor / 100)}`,
    figure: (value, digits = 2) => formatOf(digits).format(value),
  })
}
