import { isLanguageCode, languages, type LanguageCode, type Messages } from '@parlour/i18n'
import { atom, type createStore } from 'jotai'
import { brand } from '../brand.ts'
import { deviceStore } from './stores.ts'

type Pack = Promise<{ default: Messages }>

const packs = {
  EN: { first: () => import('virtual:messages/EN/first'), rest: () => import('virtual:messages/EN/rest') },
  TY: { first: () => import('virtual:messages/TY/first'), rest: () => import('virtual:messages/TY/rest') },
} satisfies Record<LanguageCode, Record<'first' | 'rest', () => Pack>>

/** A language with its words. */
export interface Words {
  readonly language: LanguageCode
  readonly messages: Messages
  /** Whether the words of every window and page are here, not the first screen's alone. */
  readonly complete: boolean
}

/** The words of the first screen of a language. */
export const loadFirstWords = async (language: LanguageCode): Promise<Words> => ({
  language,
  messages: (await packs[language].first()).default,
  complete: false,
})

/** All words of a language. */
export async function loadWords(language: LanguageCode): Promise<Words> {
  const [first, rest] = await Promise.all([packs[language].first(), packs[language].rest()])
  return { language, messages: { ...first.default, ...rest.default }, complete: true }
}

/** The language kept on this device, or the brand's own. */
export function storedLanguage(): LanguageCode {
  const kept = deviceStore.get('lang')
  return isLanguageCode(kept) && brand.languages.includes(kept) ? kept : brand.defaultLanguage
}

/** The words the page speaks; filled before the first screen. */
export const wordsAtom = atom<Words>({ language: brand.defaultLanguage, messages: {}, complete: false })

/**
 * Writes the language where the next visit and the server look for it.
 * The cookie holds the code alone: the server then sends its first page in the right words.
 */
export function keepLanguage(language: LanguageCode): void {
  deviceStore.set('hisLang', deviceStore.get('lang') ?? language)
  deviceStore.set('lang', language)
  document.cookie = `lang=${language};path=/;max-age=31536000;samesite=lax`
}

/** Tells the document its language and direction. */
export function announceLanguage(language: LanguageCode): void {
  document.documentElement.lang = languages[language].tag
  document.documentElement.dir = languages[language].direction
}

/** Waits for all words of the language that the page speaks: for pages that show more than the first screen does. */
export async function ensureWords(store: ReturnType<typeof createStore>): Promise<void> {
  const { language, complete } = store.get(wordsAtom)
  if (!complete) store.set(wordsAtom, await loadWords(language))
}
