import { UnreachedError } from '@parlour/api-client'
import { ApiProvider } from '@parlour/api-client/react'
import { createTestClient, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import type { LanguageCode } from '@parlour/i18n'
import { chatAtom, createSiteRouter, siteWindowAtom, themeAtom, wordsAtom, type SiteWindow } from '@parlour/web/parts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createStore, Provider } from 'jotai'
import { useEffect, useState } from 'react'
import { createStoryServer } from '../on-server.tsx'
import { words } from '../messages.ts'
import { answers } from './answers.ts'
import { accountOf, settle, type Condition, type Person } from './conditions.ts'

/** What a screen is shown with. */
export interface SiteScreenProps {
  /** The address, with its query. */
  readonly path: string
  readonly person: Person
  readonly condition: Condition
  readonly language: LanguageCode
  /** What the toolbar says of the network. */
  readonly network: string
  readonly theme: 'dark' | 'light'
  /** The name of the brand's theme, which the page wears in place of the site's own. */
  readonly dress: string
  /** Changes an answer for this story alone. */
  readonly server?: (server: FakeServer) => unknown
  /** What stands over the page. */
  readonly over?: SiteWindow['id'] | 'chat'
  /** Whether the page's own part of the site is lost on its way. */
  readonly lost?: boolean
}

/** A session that has seen its popup and the announcements after its login: what interrupts has stories of its own. */
function calm(): void {
  sessionStorage.setItem(
    'parlour:1:interruptions',
    JSON.stringify({ seen: ['login:story'], opened: [], promoted: true }),
  )
  sessionStorage.setItem('loginMark', 'story')
}

/** A page whose own part of the site did not arrive. */
function Lost(): never {
  throw new UnreachedError({ endpoint: 'promotions', kind: 'timeout', requestId: '' })
}

function createSite({ path, person, condition, language, network, server: change, over, lost }: SiteScreenProps) {
  const server = createStoryServer(network)
  settle(server, person, condition, language)
  change?.(server)
  calm()
  const session = createTestSession()
  const account = accountOf(person)
  if (account) session.start({ token: 'story', userName: account }, account)
  const store = createStore()
  store.set(wordsAtom, { language, messages: words[language], complete: true })
  store.set(chatAtom, over === 'chat')
  if (over && over !== 'chat') store.set(siteWindowAtom, { id: over })
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, staleTime: 30_000 },
    },
  })
  const api = createTestClient(server, {
    merchant: 'vesper',
    tokens: session.tokens,
    language: () => store.get(wordsAtom).language,
    now: answers.at,
  })
  const router = createSiteRouter({ api, queryClient, session, store }, createMemoryHistory({ initialEntries: [path] }))
  // The server draws the home page before its answers come; here its own pending screen stands for that.
  const home = router.routesById['/']
  home.update({ pendingComponent: home.options.component })
  if (lost) router.routesById['/promotions'].update({ component: Lost })
  return { api, queryClient, router, store }
}

/**
 * The site as it is, with its real routes, at an address of its
 * own memory, on a server that answers as the condition says.
 */
export function SiteScreen(props: SiteScreenProps) {
  const [{ api, queryClient, router, store }] = useState(() => createSite(props))
  useEffect(() => {
    store.set(themeAtom, props.theme)
    document.documentElement.dataset.theme = props.dress
  }, [store, props.theme, props.dress])
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <RouterProvider router={router} />
        </ApiProvider>
      </QueryClientProvider>
    </Provider>
  )
}
