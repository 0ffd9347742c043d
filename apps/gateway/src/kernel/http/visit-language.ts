import { defaultLanguage, isLanguage, languageOf, languages, type Language } from './languages.ts'
import { acceptedLanguages } from './negotiate.ts'
import { keysOf } from '../objects/record-of.ts'

const primaryOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''

/** What browsers call a language that the platform speaks; Tagalog has two names, and Indonesian an old one. */
const spoken: ReadonlyMap<string, Language> = new Map([
  ...keysOf(languages).map((code) => [primaryOf(languages[code].tag), code] as const),
  ['tl', 'TY'],
  ['in', 'ID'],
])

/**
 * The language of a page: the one its cookie keeps, on a first visit the one that the browser asks for first and the
 * platform speaks (`Accept-Language`), else the default.
 */
export function visitLanguage(kept: string | undefined, accepted: string | null | undefined): Language {
  if (kept !== undefined && isLanguage(kept.toUpperCase())) return languageOf(kept)
  const wanted = acceptedLanguages(accepted).map((tag) => spoken.get(primaryOf(tag)))
  return wanted.find((language) => language !== undefined) ?? defaultLanguage
}
