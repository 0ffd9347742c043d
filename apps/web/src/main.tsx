import '@parlour/ui-kit/styles/fonts.css'
import '@parlour/ui-kit/styles/first.css'
import restStyles from '@parlour/ui-kit/styles/rest.css?url'
import { tagOf } from '@parlour/i18n'
import { createStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { createPage } from './page.tsx'
import { replayEarlyClick } from './platform/replay-early-click.ts'
import { firstInteraction } from './platform/first-interaction.ts'
import { storeLanguage } from './platform/store-language.ts'
import {
  announceLanguage,
  ensureMessages,
  loadFirstMessages,
  loadSomeMessages,
  storedLanguage,
  wordsAtom,
} from './platform/language.ts'
import { persist } from './platform/persist.ts'
import { reloadOnce } from './platform/reload-once.ts'
import { GuardRefusal } from './routes/-guard-refusal.ts'

const store = createStore()
const language = storedLanguage()
/** Waits for the reload that has begun. */
const never = new Promise<never>(() => undefined)

/** The built page links the styles of windows and inner pages after its content; the development server does not. */
function linkRestStyles(): void {
  if (document.querySelector(`link[href="${restStyles}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: restStyles }))
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('no #root')
  store.set(wordsAtom, { language, messages: {}, complete: false })
  const { element, ready } = createPage(store)
  // The page that the server drew stays until the first screen of this one is whole.
  const [words] = await Promise.all([
    loadFirstMessages(language).catch(() => (reloadOnce() ? never : loadSomeMessages(language))),
    ready(),
  ])
  if (!store.get(wordsAtom).complete) store.set(wordsAtom, words)
  // A server that drew another language has lost its cookie, or never had one.
  if (document.documentElement.lang !== tagOf(language)) storeLanguage(language)
  announceLanguage(words.language)
  linkRestStyles()
  replayEarlyClick(root)
  // A refusal is an answer of the page, not a fault of it.
  createRoot(root, { onCaughtError: (error) => error instanceof GuardRefusal || reportError(error) }).render(element)
  const { search } = location
  if (/[?&](affiliate|referral)Code=/.test(search))
    void import('./platform/store-referral-codes.ts').then(
      ({ storeReferralCodes }) => storeReferralCodes(search),
      () => undefined,
    )
  // A guest's home keeps the line for its pictures until the visitor
  // does something: all that comes later speaks these words.
  if (location.pathname === '/' && !document.documentElement.dataset.session && !window.parlourTickets && !words.missed)
    await firstInteraction(window)
  await persist(() => ensureMessages(store))
}

// Where even a newer version does not start, the page that the server drew says so in its own words.
start().catch(() => {
  if (!reloadOnce()) document.getElementById('failed')?.removeAttribute('hidden')
})
