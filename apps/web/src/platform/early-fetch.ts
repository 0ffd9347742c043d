import type { FetchPort } from '@parlour/api-client'

declare global {
  interface Window {
    /** Calls that the page's head began before the scripts arrived, by path and query. */
    parlourEarly?: Record<string, Promise<Response>>
  }
}

/** The page's fetch; a read that the head of the page has already begun is taken over instead of asked again. */
export const earlyFetch: FetchPort = (input, init) => {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  const early = window.parlourEarly?.[pathname + search]
  if (!early || request.method !== 'GET') return fetch(request)
  delete window.parlourEarly?.[pathname + search]
  return early.catch(() => fetch(request))
}
