import { platform } from '#brand-platform'
import type { FetchPort } from '@parlour/api-client'
import { holdOpen } from './open-calls.ts'

declare global {
  interface Window {
    /**
     * Calls that the page's head began before the scripts arrived, by path and query, of another origin by the whole
     * address; null where the answer stands in the page.
     */
    parlourEarly?: Record<string, Promise<Response> | null>
  }
}

/** How long after its begin a page takes what it came with, in milliseconds: what was not asked for by then is old. */
const freshFor = 30_000

const tokenHeader = platform.headerNames?.token ?? 'Authorization'

/** What the server drew the page with, as it would have answered; the page holds it until it is taken. */
const drawnWith = (address: string): Response => {
  const answer = document.getElementById(address)
  answer?.remove()
  return new Response(answer?.textContent)
}

/**
 * The page's fetch; a read that the head of the page has already begun is taken over instead of asked again, and while
 * anything but a read is on its way the page does not load itself again.
 */
export const earlyFetch: FetchPort = (input, init) => {
  const request = new Request(input, init)
  const address = request.url.replace(location.origin, '')
  const early = window.parlourEarly?.[address]
  if (request.method !== 'GET') return holdOpen(fetch(request))
  if (early === undefined) return fetch(request)
  delete window.parlourEarly?.[address]
  // What the page was drawn with is everybody's, and no member's.
  if (performance.now() > freshFor || (early === null && request.headers.has(tokenHeader))) return fetch(request)
  return early ? early.catch(() => fetch(request)) : Promise.resolve(drawnWith(address))
}

/** Drops prefetched responses in the previous language. */
export const dropEarly = (): void => {
  window.parlourEarly = {}
}
