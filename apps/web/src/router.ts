import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from './routes/__root.tsx'
import { aliases } from './routes/-hrefs.ts'
import { ErrorBoundaryScreen } from './shell/error-boundary-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

const plainSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

const searchText = (search: Record<string, unknown>): string => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}

/** The addresses of the site, over what every route is given; `history` is the browser's unless it is said. */
export const createSiteRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    context,
    parseSearch: plainSearch,
    stringifySearch: searchText,
    rewrite: {
      input: ({ url }) => {
        const path = aliases[url.pathname]
        if (path !== undefined) url.pathname = path
        return url
      },
    },
    defaultErrorComponent: ErrorBoundaryScreen,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // What scrolls by itself and stays from page to page: the pages of the centres.
    scrollToTopSelectors: ['.p-centre__page'],
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
