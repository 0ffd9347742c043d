import type { createStore } from 'jotai'
import { centre } from 'virtual:messages/centre'
import { ensureMessages, wordsAtom, wordsOf } from './language.ts'
import type { LanguageCode, Messages } from '@parlour/i18n'

/** The words of the centres in a language. @throws what the loading throws */
export const loadCentreMessages = (language: LanguageCode): Promise<Messages> => wordsOf(centre, language)

/** Waits for the words of the centres too, in the language that the page speaks. @throws what the loading throws */
export async function ensureCentreMessages(store: ReturnType<typeof createStore>): Promise<void> {
  const { language, centre: there } = store.get(wordsAtom)
  const [more] = await Promise.all([there ? {} : loadCentreMessages(language), ensureMessages(store)])
  const words = store.get(wordsAtom)
  // The page speaks another language by now: that one's words are needed.
  if (words.language !== language) return ensureCentreMessages(store)
  if (!words.centre) store.set(wordsAtom, { ...words, messages: { ...words.messages, ...more }, centre: true })
}
