import type { FirstCall } from '../platform/first-calls.ts'
import { json } from './json.ts'

/** A call, and whether what a guest is answered stands in the page. */
interface BootCall extends FirstCall {
  readonly answered: boolean
}

/** Where and how the calls go. */
interface BootPlatform {
  /** Origin that they go to; empty for the page's own. */
  readonly api: string
  /** The header of the login token; null where the platform takes none. */
  readonly tokenHeader: string | null
  readonly credentials: RequestCredentials
}

/**
 * The script in the head. Before anything else it takes what logs somebody in (`token`) out of the
 * address and its history entry, from the query and from the fragment, and keeps it for the page
 * (SYS-15). Then it sets the kept theme before anything is painted, says whether somebody is logged
 * in, and begins the first calls while the page's scripts are still on their way; null stands for one
 * whose answer is in the page already. A button that is pressed meanwhile is kept in mind; where the
 * page's own script does not come no button would ever answer, and the page says that it did not load.
 */
export const bootScript = (
  calls: readonly BootCall[],
  { api, tokenHeader, credentials }: BootPlatform,
  language: string,
): string => `(() => {
  const take = () => {
    const address = new URL(location.href)
    const query = address.searchParams
    const hash = new URLSearchParams(address.hash.slice(1))
    if (!query.has('token') && !hash.has('token')) return
    window.parlourTickets = [...query.getAll('token'), ...hash.getAll('token')]
    query.delete('token')
    if (hash.has('token')) {
      hash.delete('token')
      address.hash = hash
    }
    history.replaceState(history.state, '', address)
    dispatchEvent(new Event('parlour-tickets'))
  }
  take()
  addEventListener('hashchange', take)
  const press = ({ target }) => {
    if (window.parlourPress === '') return removeEventListener('click', press, true)
    const button = target.closest?.('button')
    if (button) window.parlourPress = button.ariaLabel ?? button.textContent
  }
  addEventListener('click', press, true)
  const fail = () => document.getElementById('failed')?.removeAttribute('hidden')
  addEventListener('error', ({ target }) => {
    if (target.tagName === 'SCRIPT') document.readyState === 'loading' ? addEventListener('DOMContentLoaded', fail) : fail()
  }, true)
  const read = (storage, key) => { try { return window[storage].getItem(key) } catch { return null } }
  const root = document.documentElement
  root.dataset.theme = read('localStorage', 'theme') === 'light' ? 'light' : 'dark'
  const token = read('sessionStorage', 'token')
  if (token) root.dataset.session = 'member'
  const early = {}
  if ((read('localStorage', 'lang') ?? '${language}') === '${language}')
    for (const { url, headers, token: uses, answered } of ${json(calls)}) {
      const at = ${json(api)} + url
      if (answered && !(uses && token)) {
        early[at] = null
        continue
      }
      if (uses && token) ${tokenHeader === null ? 'continue' : `headers[${json(tokenHeader)}] = token`}
      early[at] = fetch(at, { headers, cache: 'no-store', credentials: '${credentials}' })
      early[at].catch(() => {})
    }
  window.parlourEarly = early
})()`
