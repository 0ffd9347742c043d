import { createIntl } from '@formatjs/intl'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import ky from 'ky'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { Banner, Home } from '../home.tsx'

const tile = v.object({ name: v.string(), picture: v.string(), eager: v.boolean() })
const home = v.object({
  title: v.string(),
  places: v.array(v.string()),
  categories: v.array(v.object({ name: v.string(), count: v.string() })),
  sections: v.array(v.object({ title: v.string(), tiles: v.array(tile) })),
  footer: v.array(v.string()),
})
const picture = v.object({ phone: v.string(), desktop: v.string() })

const intl = createIntl({ locale: 'en', messages: { login: 'Log in' } })
const homeQuery = { queryKey: ['home'], queryFn: async () => v.parse(home, await ky('/api/home.json').json()) }
const bannerQuery = { queryKey: ['banner'], queryFn: async () => v.parse(picture, await ky('/api/banner.json').json()) }
const empty = { title: '', places: [], categories: [], sections: [], footer: [] }

function Page() {
  const { data: shown = empty } = useQuery(homeQuery)
  const { data: banner } = useQuery(bannerQuery)
  return <Home {...shown} login={intl.formatMessage({ id: 'login' })} banner={banner ? <Banner {...banner} /> : <div className="banner" />} />
}

const rootRoute = createRootRoute({ component: Outlet })
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Page })
const router = createRouter({ routeTree: rootRoute.addChildren([indexRoute]) })
const root = document.getElementById('root')
if (root) createRoot(root).render(<QueryClientProvider client={new QueryClient()}><RouterProvider router={router} /></QueryClientProvider>)
