import { firstAgentPage, isAgentPage, type AgentPage } from '@parlour/agent'
import { AgentCentre, useAgentText } from '@parlour/agent/react'
import { importWithRetry } from '@parlour/screen-kit/import'
import { ListSizeProvider } from '@parlour/screen-kit/react'
import { usePicture } from '@parlour/member/react'
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { brand } from '../brand.ts'
import { ensureCentreMessages } from '../platform/centre-messages.ts'
import { listSize } from '../platform/list-size.ts'
import { agentScreens } from '../shell/agent-pages.ts'
import { pictureOf } from '../shell/picture-of.ts'
import { useCentre } from '../shell/use-centre.ts'
import { usePreloadedPages } from '../shell/use-preloaded-pages.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { centreSearch } from './-centre-search.ts'
import { guarded } from './-guarded.ts'
import { hrefs } from './-hrefs.ts'
import { routeGuards } from './-route-guards.ts'
import { useChosenSearch } from './-use-chosen-search.ts'

export const Route = createFileRoute('/agent/{-$page}')({
  ...guarded(routeGuards['/agent/{-$page}']),
  validateSearch: centreSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params: { page = firstAgentPage } }) => {
    const [{ isAgentPage: known, prefetchAgent }] = await Promise.all([
      importWithRetry(() => import('../shell/prefetch-centre.ts')),
      ensureCentreMessages(context.store, 'agent'),
    ])
    if (!known(page)) throw notFound()
    await prefetchAgent(context, page, deps)
  },
  component: Agent,
})

function Agent() {
  const params = Route.useParams()
  const page: AgentPage = params.page !== undefined && isAgentPage(params.page) ? params.page : firstAgentPage
  const search = useChosenSearch(hrefs.agent(params.page === undefined ? null : page), Route.useSearch())
  const { language, currency, closeCentre, openLogout } = useSite()
  const navigate = useNavigate()
  const picture = usePicture()
  useCentre()
  usePreloadedPages(agentScreens)
  const Screen = agentScreens[page]
  useTitle(useAgentText()(`agent.page.${page}`))
  return (
    <AgentCentre
      page={page}
      shows={params.page === undefined ? 'list' : 'page'}
      hrefOf={(next) => hrefs.agent(next)}
      picture={pictureOf(picture)}
      memberHref={hrefs.member()}
      onClose={closeCentre}
      onLogout={openLogout}
    >
      <ListSizeProvider value={listSize}>
        <Suspense>
          <Screen
            search={search}
            language={language}
            currency={currency}
            zone={brand.timeZone}
            hrefOf={(next) => hrefs.agent(page, next)}
            // Back undoes each choice.
            // Another page begins at its top, a choice of rows stays where it is.
            onSearch={(next) =>
              void navigate({ href: hrefs.agent(page, next), resetScroll: next.page !== search.page })
            }
          />
        </Suspense>
      </ListSizeProvider>
    </AgentCentre>
  )
}
