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
  /** The zone of days and times, as the IANA names it. */
  readonly timeZone: string
  /** A word that is missing reads as its own name. */
  word(name: string, values?: Readonly<Record<string, string | number>>): string
  /** A sum in minor units, with the sign of the currency where the language has it. */
  money(minor: number): string
  /** A number with at most `digits` decimals, two unless it is said. */
  figure(value: number, digits?: number): string
}

/**
 * Makes the speech of a frame out of the words that its document carries; an unknown code reads as the first language.
 */
export function makeSpeech(code: string | null, text: string): (currencySymbol: string, timeZone: string) => Speech {
  const all = JSON.parse(text) as Record<string, Spoken>
  const language = code && Object.hasOwn(all, code) ? code : (Object.keys(all)[0] ?? '')
  const { tag = '', locale = 'en', words = {} } = all[language] ?? {}
  // Any currency with a sign of one letter has the right place for it; the opening of the frame says which sign it is.
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
  // To make one takes longer than to write a hundred figures with it.
  const shorter = new Map<number, Intl.NumberFormat>()
  const formatOf = (digits: number): Intl.NumberFormat => {
    const format = shorter.get(digits) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
    shorter.set(digits, format)
    return format
  }
  return (currencySymbol, timeZone) => ({
    language,
    tag,
    locale,
    timeZone,
    word: (name, values = {}) =>
      (words[name] ?? name).replace(/\{(\w+)\}/g, (_whole, key: string) => String(values[key] ?? '')),
    money: (minor) =>
      amounts
        .formatToParts(minor / 100)
        .map(({ type, value }) => (type === 'currency' ? currencySymbol : value))
        .join(''),
    figure: (value, digits = 2) => formatOf(digits).format(value),
  })
}
