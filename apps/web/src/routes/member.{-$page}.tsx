import { isCashierPage, isMemberPage, type MemberPage } from '@parlour/member'
import { ListSizeProvider } from '@parlour/screen-kit/react'
import { MemberCentre, useMemberText } from '@parlour/member/react'
import { useOpenMissions } from '@parlour/promotions/react'
import { importWithRetry } from '@parlour/screen-kit/import'
import { useSupportOffers, useUnreadMessages } from '@parlour/support/react'
import { EmptyState, LinkButton } from '@parlour/ui-kit'
import { IconCoins, IconGift, IconHeadset } from '@parlour/ui-kit/icons'
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ensureCentreMessages } from '../platform/centre-messages.ts'
import { listSize } from '../platform/list-size.ts'
import { memberScreens } from '../shell/member-pages.ts'
import { pictureOf } from '../shell/picture-of.ts'
import { useCentre } from '../shell/use-centre.ts'
import { useMissingPages } from '../shell/use-missing-pages.ts'
import { useModules } from '../shell/use-modules.ts'
import { useOwnAgentCentre } from '../shell/use-own-agent-centre.ts'
import { usePreloadedPages } from '../shell/use-preloaded-pages.ts'
import { useRewardsWaiting } from '../shell/use-rewards-waiting.ts'
import { useShellText } from '../shell/use-shell-text.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { centreSearch, type CentreSearch } from './-centre-search.ts'
import { guarded } from './-guarded.ts'
import { hrefs } from './-hrefs.ts'
import { routeGuards } from './-route-guards.ts'
import { useChosenSearch } from './-use-chosen-search.ts'

const first = 'securityCenter'

export const Route = createFileRoute('/member/{-$page}')({
  ...guarded(routeGuards['/member/{-$page}']),
  validateSearch: centreSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params: { page = first } }) => {
    const [{ isMemberPage: known, prefetchMember }] = await Promise.all([
      importWithRetry(() => import('../shell/prefetch-centre.ts')),
      ensureCentreMessages(context.store, 'member'),
    ])
    if (!known(page)) throw notFound()
    await prefetchMember(context, page, deps)
  },
  component: Member,
})

const noModules: ReadonlySet<string> = new Set()

/** The centre; in place of a page that this member or this platform does not have, that there is none. */
function Member() {
  const params = Route.useParams()
  const page: MemberPage = params.page !== undefined && isMemberPage(params.page) ? params.page : first
  const without = useMissingPages()
  return <Centre page={without.includes(page) ? null : page} isList={params.page === undefined} without={without} />
}

interface CentreProps {
  page: MemberPage | null
  /** Whether a phone shows the list of pages. */
  isList: boolean
  without: readonly MemberPage[]
}

function Centre({ page, isList, without }: CentreProps) {
  const search = useChosenSearch(hrefs.member(isList ? null : page), Route.useSearch())
  const { closeCentre, openLogout, language } = useSite()
  const agent = useOwnAgentCentre()
  const text = useShellText()
  const modules = useModules() ?? noModules
  const unread = useUnreadMessages(useSupportOffers(modules).inbox)
  const rewards = useRewardsWaiting(modules)
  const missions = useOpenMissions(modules.has('MISSIONLB3'), language)
  const places = [
    { id: 'points', label: text('web.menu.points'), href: hrefs.pointMall(), icon: <IconCoins /> },
    { id: 'promotions', label: text('web.menu.promotions'), href: hrefs.promotions(), icon: <IconGift /> },
    { id: 'service', label: text('web.menu.service'), href: hrefs.helpCentre(), icon: <IconHeadset /> },
  ]
  useCentre()
  usePreloadedPages(memberScreens, without)
  const member = useMemberText()
  useTitle(page ? member(`member.page.${page}`) : text('web.head.missing'))
  return (
    <MemberCentre
      page={page}
      missingTitle={text('web.missing.title')}
      shows={isList ? 'list' : 'page'}
      hrefOf={(next) => hrefs.member(next)}
      pictureOf={pictureOf}
      agentHref={agent ? hrefs.agent() : undefined}
      places={places}
      without={without}
      badges={{
        rewardCenter: rewards,
        missionLeaderboard: missions,
        messageV2: unread,
      }}
      onClose={closeCentre}
      onLogout={openLogout}
    >
      {page ? (
        <Page page={page} search={search} />
      ) : (
        <EmptyState
          title={text('web.missing.text')}
          action={<LinkButton href={hrefs.member(first)}>{member(`member.page.${first}`)}</LinkButton>}
        />
      )}
    </MemberCentre>
  )
}

/** Whether the list of a page stands below what the page is for. */
const isListBelow = (page: MemberPage): boolean =>
  isCashierPage(page) || ['bonusDetails', 'rewardCenter', 'referral', 'manualRebate'].includes(page)

const hasPlaces = (page: MemberPage): boolean => page === 'messageV2' || page === 'missionLeaderboard'

function Page({ page, search }: { page: MemberPage; search: CentreSearch }) {
  const { language, currency } = useSite()
  const navigate = useNavigate()
  const Screen = memberScreens[page]
  const goesToTop = (next: CentreSearch) =>
    isListBelow(page) ? isCashierPage(page) && next.open !== search.open : hasPlaces(page) || next.page !== search.page
  return (
    <ListSizeProvider value={listSize}>
      <Suspense>
        <Screen
          page={page}
          search={search}
          language={language}
          currency={currency}
          hrefOf={(next) => hrefs.member(page, next)}
          // Back undoes each choice. An order, a message and another page begin at their top; a choice of records, and a
          // list below what the page is for, stay where they are.
          onSearch={(next) => void navigate({ href: hrefs.member(page, next), resetScroll: goesToTop(next) })}
        />
      </Suspense>
    </ListSizeProvider>
  )
}
