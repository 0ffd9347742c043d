import type { ApiClient } from '@parlour/api-client'
import { updateLanguage } from '@parlour/api-client/endpoints'
import { importWithRetry } from '@parlour/screen-kit/import'
import { hotGamesQuery, newGamesQuery, providersQuery } from '@parlour/games'
import type { LanguageCode } from '@parlour/i18n'
import { announcementsQuery } from '@parlour/site'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { all } from 'virtual:messages/all'
import { loadCentreMessages } from '../platform/centre-messages.ts'
import { dropEarly } from '../platform/early-fetch.ts'
import { storeLanguage } from '../platform/store-language.ts'
import { announceLanguage, nextLanguageAtom, wordsAtom } from '../platform/language.ts'

const soon = 1_500

type LoadMessages = NonNullable<(typeof all)[LanguageCode]>

/** What a change of language works on. */
interface Page {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly store: ReturnType<typeof createStore>
  /** Whether somebody is logged in: the platform then keeps the language, for letters and codes. */
  readonly member: boolean
}

/** Asks in the new language for what the frame and the home screen show; what does not come soon follows by itself. */
const askAhead = ({ api, queryClient }: Page, language: LanguageCode): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([
      queryClient.ensureQueryData(announcementsQuery(api, language)),
      queryClient.ensureQueryData(providersQuery(api, language)),
      queryClient.ensureQueryData(hotGamesQuery(api, language)),
      queryClient.ensureQueryData(newGamesQuery(api, language)),
    ]),
    new Promise((resolve) => setTimeout(resolve, soon)),
  ])

/** Shows what else is on the screen in its old words until the new ones are there, instead of nothing. */
function bringOver({ queryClient }: Page, from: LanguageCode, to: LanguageCode): void {
  const translated = (part: unknown): unknown => {
    if (part === from) return to
    return part && typeof part === 'object' && 'language' in part && part.language === from
      ? { ...part, language: to }
      : part
  }
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ type: 'active' })) {
    const key = queryKey.map(translated)
    if (state.data !== undefined && queryClient.getQueryData(key) === undefined)
      queryClient.setQueryData(key, state.data, { updatedAt: 0 })
  }
}

/**
 * Speaks a language. Says whether it does: a choice that another one has overtaken changes nothing.
 * @throws what the loading throws
 */
async function speak(page: Page, language: LanguageCode, load: LoadMessages): Promise<boolean> {
  const { store } = page
  const wanted = () => store.get(nextLanguageAtom) === language
  store.set(nextLanguageAtom, language)
  dropEarly()
  try {
    // A centre that was opened goes on in the new language as well, and so
    // does one that opens meanwhile; its words are a part of their own.
    const open = () => store.get(wordsAtom).centres ?? []
    const [{ default: words }] = await Promise.all([
      importWithRetry(load),
      loadCentreMessages(open(), language),
      askAhead(page, language),
    ])
    const centres = open()
    const more = await loadCentreMessages(centres, language)
    if (!wanted()) return false
    bringOver(page, store.get(wordsAtom).language, language)
    store.set(wordsAtom, { language, messages: { ...words, ...more }, complete: true, centres })
    announceLanguage(language)
    return true
  } catch (error) {
    if (wanted()) throw error
    return false
  } finally {
    if (wanted()) store.set(nextLanguageAtom, null)
  }
}

/**
 * Changes the language: one request for its words, the screen's data ahead, then everything at once; nothing is
 * reloaded, and the choice is kept. Says whether the page speaks it now: the last choice counts.
 * @throws what the loading of the words throws: then nothing has changed.
 */
export async function changeLanguage(page: Page, language: LanguageCode): Promise<boolean> {
  const { api, store, member } = page
  const load = all[language]
  if (!load) throw new RangeError(`no words in ${language}`)
  if (store.get(wordsAtom).language === language) store.set(nextLanguageAtom, null)
  else if (!(await speak(page, language, load))) return false
  storeLanguage(language)
  // The page has changed; whether the platform noted it shows at its next letter.
  if (member) void api.call(updateLanguage, { language }).catch(() => null)
  return true
}
