import { createSafeStore } from '@parlour/api-client'
import EN from '../messages/EN.json'
import TY from '../messages/TY.json'
import { brand, type Language } from './brand.ts'

const catalogues: Record<Language, Record<keyof typeof EN, string>> = { EN, TY }
const kept = createSafeStore(() => window.localStorage)
const key = 'kalesa.language'

/** The language of the page now. */
export const language = (): Language => (kept.get(key) === 'EN' ? 'EN' : 'TY')

/** Changes the language, here and for the next visit. */
export function speak(next: Language): void {
  kept.set(key, next)
  document.documentElement.lang = brand.languages[next]
}

/** A sentence of the page's language, with its values in their places. */
export const text = (id: keyof typeof EN, values: Readonly<Record<string, string | number>> = {}): string =>
  catalogues[language()][id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
