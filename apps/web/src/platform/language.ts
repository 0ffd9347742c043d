import { importWithRetry } from '@parlour/screen-kit/import'
import { directionOf, tagOf, type LanguageCode, type Messages } from '@parlour/i18n'
import { atom, type createStore } from 'jotai'
import { first } from 'virtual:messages/first'
import { rest } from 'virtual:messages/rest'
import { brand } from '../brand.ts'
import { deviceStore } from './stores.ts'

/** The words that are a part of their own: those of the member centre, and those of the agent centre. */
export type CentreWords = 'member' | 'agent'

/** A language with its words. */
export interface Words {
  readonly language: LanguageCode
  readonly messages: Messages
  /** Whether the words of every window and page but the centres' are here, not the first screen's alone. */
  readonly complete: boolean
  /** Of which centres they are here as well. */
  readonly centres?: readonly CentreWords[]
  /** The language that was asked for and did not load; the page then speaks English. */
  readonly missed?: LanguageCode
}

/** The words of a part in a language; none where the part has none. @throws what the loading throws */
export const wordsOf = async (part: typeof first, language: LanguageCode): Promise<Messages> => {
  const load = part[language]
  return load ? (await importWithRetry(load)).default : {}
}

/** The words of the first screen of a language. */
export const loadFirstMessages = async (language: LanguageCode): Promise<Words> => ({
  language,
  messages: await wordsOf(first, language),
  complete: false,
})

/**
 * The words of the first screen, in English where those of the language do not load.
 * @throws what the loading of both throws.
 */
export const loadSomeMessages = (language: LanguageCode): Promise<Words> =>
  loadFirstMessages(language).catch(async () => ({ ...(await loadFirstMessages('EN')), missed: language }))

/**
 * The language kept on this device; where none is, the one that the server
 * drew the page in, which its cookie or the browser's settings told it.
 */
export function storedLanguage(): LanguageCode {
  const kept = deviceStore.get('lang')
  const drawn = document.documentElement.lang
  return (
    brand.languages.find((code) => code === kept) ??
    brand.languages.find((code) => tagOf(code) === drawn) ??
    brand.defaultLanguage
  )
}

/** The words the page speaks; filled before the first screen. */
export const wordsAtom = atom<Words>({ language: brand.defaultLanguage, messages: {}, complete: false })

/** The language that the server is asked in while the page changes to it; null at all other times. */
export const nextLanguageAtom = atom<LanguageCode | null>(null)

/** Tells the document its language and direction. */
export function announceLanguage(language: LanguageCode): void {
  document.documentElement.lang = tagOf(language)
  document.documentElement.dir = directionOf(language)
}

/** Waits for all words of the language that the page speaks: for pages that show more than the first screen does. */
export async function ensureMessages(store: ReturnType<typeof createStore>): Promise<void> {
  const { complete, ...words } = store.get(wordsAtom)
  const { language } = words
  if (complete) return
  const [{ messages }, more] = await Promise.all([loadFirstMessages(language), wordsOf(rest, language)])
  if (store.get(wordsAtom).language === language)
    store.set(wordsAtom, { ...words, messages: { ...messages, ...more }, complete: true })
}
