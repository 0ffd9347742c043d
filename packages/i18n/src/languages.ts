import { directionOf, type Direction } from './direction-of.ts'
import { names, type LanguageCode } from './names.ts'
import { tagOf } from './tag-of.ts'

/** A language: the platform's code is the key, `tag` is BCP 47, `name` is its own name. */
export interface Language {
  readonly tag: string
  readonly name: string
  readonly direction: Direction
}

/** Every language that a brand may offer, by the platform's code; for six of them there are words (`packs`). */
export const languages: Readonly<Record<LanguageCode, Language>> = /* @__PURE__ */ Object.freeze(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the names
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ Object.entries(names).map(([code, name]) => [
      code,
      { tag: tagOf(code), name, direction: directionOf(code) },
    ]),
  ) as Record<LanguageCode, Language>,
)

/**
 * Whether a value is the code of a listed language.
 *
 * @returns a type guard
 * @example if (isLanguageCode(saved)) setLanguage(saved)
 */
export const isLanguageCode = (text: unknown): text is LanguageCode =>
  typeof text === 'string' && Object.hasOwn(names, text)

/**
 * What a language is called in itself; a pseudo-locale, which has no name, by its tag.
 *
 * @param code of a language or of a pseudo-locale
 * @returns the name
 * @example languageName('VI') // 'Tiếng Việt'
 */
export const languageName = (code: string): string => (isLanguageCode(code) ? languages[code].name : tagOf(code))
