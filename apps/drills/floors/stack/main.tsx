import { createIntl } from '@formatjs/intl'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import ky from 'ky'
import { use, useState, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { Frame } from '../frame.tsx'
import { Banner, Home } from '../home.tsx'
import { words, type Language, type Words } from '../messages.ts'
import { tile } from './tile.ts'
import { WordsContext } from './messages-context.ts'

const home = v.object({
  title: v.string(),
  places: v.array(v.string()),
  categories: v.array(v.object({ name: v.string(), count: v.string(), path: v.string() })),
  sections: v.array(v.object({ title: v.string(), tiles: v.array(tile) })),
  footer: v.array(v.string()),
})
const picture = v.object({ phone: v.string(), desktop: v.string() })

const homeQuery = { queryKey: ['home'], queryFn: async () => v.parse(home, await ky('/api/home.json').json()) }
const bannerQuery = { queryKey: ['banner'], queryFn: async () => v.parse(picture, await ky('/api/banner.json').json()) }
const empty = { title: '', places: [], categories: [], sections: [], footer: [] }

/** The words of a language, each by formatjs; the place in one is filled in by its tile. */
const wordsOf = (language: Language): Words => {
  const intl = createIntl({ locale: language, messages: words[language] })
  return Object.fromEntries(
    Object.keys(words[language]).map((id) => [id, intl.formatMessage({ id }, { game: '{game}' })]),
  ) as Words
}

const loadLogin = () => import('./login.tsx')

function Site() {
  const { data: shown = empty } = useQuery(homeQuery)
  const [own, setOwn] = useState(() => wordsOf('en'))
  const [Login, setLogin] = useState<ComponentType<{ onClose(): void }> | null>(null)
  const open = (): void => void loadLogin().then((part) => setLogin(() => part.default))
  return (
    <WordsContext value={own}>
      <Frame
        {...shown}
        words={own}
        onLogin={open}
        onNear={() => void loadLogin()}
        onLanguage={(language) => setOwn(wordsOf(language))}
      >
        <Outlet />
      </Frame>
      {Login && <Login onClose={() => setLogin(null)} />}
    </WordsContext>
  )
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} preload="intent">
    {children}
  </Link>
)

function Start() {
  const { data: shown = empty } = useQuery(homeQuery)
  const { data: banner } = useQuery(bannerQuery)
  return (
    <Home
      {...shown}
      words={use(WordsContext)}
      banner={banner ? <Banner {...banner} /> : <div className="banner" />}
      Way={Way}
    />
  )
}

const rootRoute = createRootRoute({ component: Site })
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Start })
const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$category',
  loader: ({ params }) =>
    import('./list.tsx').then(({ gamesQuery }) => client.ensureInfiniteQueryData(gamesQuery(params.category))),
  component: lazyRouteComponent(() => import('./list.tsx')),
})
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
const router = createRouter({ routeTree: rootRoute.addChildren([indexRoute, listRoute]), scrollRestoration: true })
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
