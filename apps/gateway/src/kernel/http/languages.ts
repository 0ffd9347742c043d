import { keysOf, recordOf } from '../objects/record-of.ts'

/**
 * The languages the platform speaks, by its codes, the default
 * first: BCP 47 tag, the locale of dates and figures, own name.
 * TY is Tagalog. Source: contract section 5.
 */
export const languages = Object.freeze({
  TY: { tag: 'fil', locale: 'fil-PH', name: 'Tagalog' },
  EN: { tag: 'en', locale: 'en-PH', name: 'English' },
  CN: { tag: 'zh-Hans-CN', locale: 'zh-Hans-CN', name: '简体中文' },
  TH: { tag: 'th', locale: 'th', name: 'ไทย' },
  VI: { tag: 'vi', locale: 'vi', name: 'Tiếng Việt' },
  ID: { tag: 'id', locale: 'id', name: 'Bahasa Indonesia' },
} as const satisfies Record<string, { readonly tag: string; readonly locale: string; readonly name: string }>)

/** The code of a language that the platform speaks. */
export type Language = keyof typeof languages

/** The language of a request that names none of the platform's. */
export const defaultLanguage: Language = 'TY'

/** Whether a text is the code of a language that the platform speaks. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

/** The language of a `Language` header, an address or a cookie; what is unknown reads as the default, Tagalog. */
export function languageOf(told: string | null | undefined): Language {
  const code = told?.toUpperCase() ?? ''
  return isLanguage(code) ? code : defaultLanguage
}

/** Something in every language that the platform speaks. */
export const inEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  recordOf(keysOf(languages), make)

/**
 * A text that the database holds, in a language. The operator may have written it
 * in English alone, and what an earlier version wrote may lack a language: English
 * stands in there. Texts of the code come from the catalogues, which lack none.
 */
export const localized = (
  words: { readonly EN: string } & { readonly [code in Language]?: string },
  language: Language,
): string => words[language] ?? words.EN
