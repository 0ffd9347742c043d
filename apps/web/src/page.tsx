import { ApiProvider } from '@parlour/api-client/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { Provider as StoreProvider, type createStore } from 'jotai'
import { createPageClient } from './platform/api.ts'
import { createPageSession } from './platform/session.ts'
import { wordsAtom } from './platform/language.ts'
import { aliases } from './routes/-hrefs.ts'
import { FailedScreen } from './shell/failed-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

const plainSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

const searchText = (search: Record<string, unknown>): string => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}

/** Puts the page together: client, session, caches, router. Nothing is asked of the server yet. */
export function createPage(store: ReturnType<typeof createStore>) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, staleTime: 30_000 } },
  })
  const session = createPageSession()
  const api = createPageClient(session.tokens, () => store.get(wordsAtom).language)
  const router = createRouter({
    routeTree,
    context: { api, queryClient, session, store },
    parseSearch: plainSearch,
    stringifySearch: searchText,
    rewrite: { input: ({ url }) => {
      const path = aliases[url.pathname]
      if (path !== undefined) url.pathname = path
      return url
    } },
    defaultErrorComponent: FailedScreen,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
  })
  const element = (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <RouterProvider router={router} />
        </ApiProvider>
      </QueryClientProvider>
    </StoreProvider>
  )
  return { router, element, ready: () => router.load() }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPage>['router']
  }
}
