import { defaultLanguage, isLanguage, languageOf, languages, type Language } from './languages.ts'
import { keysOf } from '../objects/record-of.ts'

const primaryOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''

/** What browsers call a language that the platform speaks; Tagalog has two names, and Indonesian an old one. */
const spoken: ReadonlyMap<string, Language> = new Map([
  ...keysOf(languages).map((code) => [primaryOf(languages[code].tag), code] as const),
  ['tl', 'TY'],
  ['in', 'ID'],
])

const readRange = (range: string): { tag: string; weight: number } => {
  const [tag = '', ...rest] = range.trim().split(/\s*;\s*/)
  const weight = rest.find((part) => part.startsWith('q='))?.slice(2)
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
}

/**
 * The language of a page: the one its cookie keeps, on a first visit the one that the browser asks for first and the
 * platform speaks (`Accept-Language`), else the default.
 */
export function visitLanguage(kept: string | undefined, accepted: string | undefined): Language {
  if (kept !== undefined && isLanguage(kept.toUpperCase())) return languageOf(kept)
  const wanted = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return (
    wanted.map(({ tag }) => spoken.get(primaryOf(tag))).find((language) => language !== undefined) ?? defaultLanguage
  )
}
