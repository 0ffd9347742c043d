import { ApiProvider } from '@parlour/api-client/react'
import { getStatus } from '@parlour/api-client/endpoints'
import { closesSite } from '@parlour/site'
import { QueryClient, QueryClientProvider, type Query } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider as StoreProvider, type createStore } from 'jotai'
import { brand } from './brand.ts'
import { createPageClient } from './platform/api.ts'
import { sessionStore } from './platform/stores.ts'
import { createPageSession } from './platform/session.ts'
import { nextLanguageAtom, wordsAtom } from './platform/language.ts'
import { createSiteRouter } from './router.ts'

/** What failed while the device was offline is asked for again when the network is back; what is there stays. */
const refetchOnReconnect = ({ state }: Query): boolean | 'always' => (state.status === 'error' ? 'always' : false)

/** Puts the page together: client, session, caches, router. Nothing is asked of the server yet. */
export function createPage(store: ReturnType<typeof createStore>) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        refetchOnReconnect,
      },
    },
  })
  const session = createPageSession()
  const api = createPageClient(
    session.tokens,
    () => store.get(nextLanguageAtom) ?? store.get(wordsAtom).language,
    (error) => {
      // Whichever call is the first to be refused because the site has closed:
      // its status is asked for again, and the screen follows (SYS-18).
      if (closesSite(error)) void queryClient.invalidateQueries({ queryKey: [getStatus.name] })
    },
  )
  const router = createSiteRouter({ api, queryClient, session, store, loginFirst: brand.loginFirst })
  const element = (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api} keys={sessionStore}>
          <RouterProvider router={router} />
        </ApiProvider>
      </QueryClientProvider>
    </StoreProvider>
  )
  return { router, element, ready: () => router.load() }
}
