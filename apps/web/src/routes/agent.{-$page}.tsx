import { isAgentPage, type AgentPage } from '@parlour/agent'
import { AgentCentre, OverviewScreen, useAgentText } from '@parlour/agent/react'
import { importWithRetry } from '@parlour/screen-kit/import'
import { usePicture } from '@parlour/member/react'
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import { ensureCentreMessages } from '../platform/centre-messages.ts'
import { pictureOf } from '../shell/picture-of.ts'
import { useCentre } from '../shell/use-centre.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { centreSearch } from './-centre-search.ts'
import { guarded } from './-guarded.ts'
import { hrefs } from './-hrefs.ts'
import { routeGuards } from './-route-guards.ts'

const first = 'agentTeamOverview'

export const Route = createFileRoute('/agent/{-$page}')({
  ...guarded(routeGuards['/agent/{-$page}']),
  validateSearch: centreSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params: { page = first } }) => {
    if (!isAgentPage(page)) throw notFound()
    const [{ prefetchAgent }] = await Promise.all([
      importWithRetry(() => import('../shell/prefetch-centre.ts')),
      ensureCentreMessages(context.store),
    ])
    prefetchAgent(context, deps)
  },
  component: Agent,
})

function Agent() {
  const params = Route.useParams()
  const page: AgentPage = params.page !== undefined && isAgentPage(params.page) ? params.page : first
  const search = Route.useSearch()
  const { language, currency, closeCentre, openLogout } = useSite()
  const navigate = useNavigate()
  const picture = usePicture()
  useCentre()
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
      <OverviewScreen
        search={search}
        language={language}
        currency={currency}
        zone={brand.timeZone}
        onSearch={({ from, to }) =>
          void navigate({
            to: '/agent/{-$page}',
            params: { page },
            search: { from, to },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </AgentCentre>
  )
}
