/** A language: the platform's code is the key, `tag` is BCP 47, `name` is its own name. */
export interface Language {
  readonly tag: string
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/** The languages that messages exist for, by the platform's code. TY is Tagalog. Source: contract section 5. */
export const languages = Object.freeze({
  EN: { tag: 'en', name: 'English', direction: 'ltr' },
  TY: { tag: 'fil', name: 'Tagalog', direction: 'ltr' },
} as const satisfies Record<string, Language>)

/** The platform's code of a language that messages exist for. */
export type LanguageCode = keyof typeof languages

/** Whether a text is the code of a language that messages exist for. */
export const isLanguageCode = (text: unknown): text is LanguageCode =>
  typeof text === 'string' && Object.hasOwn(languages, text)
