import type { FetchPort } from '@parlour/api-client'
import { holdOpen } from './open-calls.ts'

declare global {
  interface Window {
    /** Calls that the page's head began before the scripts arrived, by path and query. */
    parlourEarly?: Record<string, Promise<Response>>
  }
}

/**
 * The page's fetch; a read that the head of the page has already begun is taken over instead of asked again, and while anything
 * but a read is on its way the page does not load itself anew.
 */
export const earlyFetch: FetchPort = (input, init) => {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  const early = window.parlourEarly?.[pathname + search]
  if (request.method !== 'GET') return holdOpen(fetch(request))
  if (!early) return fetch(request)
  delete window.parlourEarly?.[pathname + search]
  return early.catch(() => fetch(request))
}
