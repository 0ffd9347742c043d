import type { createStore } from 'jotai'
import { agent } from 'virtual:messages/agent'
import { member } from 'virtual:messages/member'
import { ensureMessages, wordsAtom, wordsOf, type CentreWords } from './language.ts'
import type { LanguageCode, Messages } from '@parlour/i18n'

const loaders = { member, agent }

/** The words of centres in a language. @throws what the loading throws */
export async function loadCentreMessages(centres: readonly CentreWords[], language: LanguageCode): Promise<Messages> {
  const parts = await Promise.all(centres.map((centre) => wordsOf(loaders[centre], language)))
  return Object.assign({}, ...parts) as Messages
}

/** Waits for the words of a centre too, in the language that the page speaks. @throws what the loading throws */
export async function ensureCentreMessages(store: ReturnType<typeof createStore>, centre: CentreWords): Promise<void> {
  const { language, centres: there } = store.get(wordsAtom)
  const [more] = await Promise.all([
    there?.includes(centre) ? {} : loadCentreMessages([centre], language),
    ensureMessages(store),
  ])
  const { centres = [], ...words } = store.get(wordsAtom)
  // The page speaks another language by now: that one's words are needed.
  if (words.language !== language) return ensureCentreMessages(store, centre)
  if (!centres.includes(centre))
    store.set(wordsAtom, { ...words, messages: { ...words.messages, ...more }, centres: [...centres, centre] })
}
