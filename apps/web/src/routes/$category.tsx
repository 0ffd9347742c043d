import { listingParams } from '@parlour/games'
import { ElottDraws, ListingScreen, LotterySwitch, useGamesText, useLanes } from '@parlour/games/react'
import { announcementsQuery } from '@parlour/site'
import { SiteBanners } from '@parlour/site/react'
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { brand } from '../brand.ts'
import { ensureMessages, wordsAtom } from '../platform/language.ts'
import { siteWindowAtom } from '../shell/site-window.ts'
import { useLostGame } from '../shell/use-lost-game.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useSite } from '../shell/use-site.ts'
import { listingBanners } from './-banner-groups.ts'
import { categoryOf, hrefs } from './-hrefs.ts'

export const Route = createFileRoute('/$category')({
  validateSearch: listingParams,
  beforeLoad: ({ params }) => {
    const category = categoryOf(params.category)
    if (!category) throw notFound()
    return { category }
  },
  loader: ({ context: { api, queryClient, store } }) =>
    Promise.all([
      ensureMessages(store),
      queryClient.ensureQueryData(announcementsQuery(api, store.get(wordsAtom).language)).catch(() => null),
    ]),
  component: Listing,
})

function Listing() {
  const { language, currency, openGame, openLottery, openBanner } = useSite()
  const show = useSetAtom(siteWindowAtom)
  const lost = useLostGame()
  const { category } = Route.useRouteContext()
  const banners = listingBanners[category]
  const params = Route.useSearch()
  useTitle(useGamesText()(`games.category.${category}`))
  const navigate = useNavigate({ from: Route.fullPath })
  const isLottery = category === 'LOTT' || category === 'ELOTT'
  const lanes = useLanes(brand.providerGroups, language)
  return (
    <>
      {lost}
      {banners && (
        <SiteBanners group={banners} language={language} origin={window.location.origin} onOpen={openBanner} />
      )}
      <ListingScreen
        key={category}
        category={category}
        params={params}
        language={language}
        currency={currency}
        groups={brand.providerGroups}
        lanes={lanes}
        homeHref={hrefs.home}
        hrefOf={(next) => hrefs.category(category, next)}
        onParams={(next) => void navigate({ search: next, replace: next.q !== params.q, resetScroll: false })}
        onOpen={openGame}
        onDetails={(game) => show({ id: 'details', game })}
        onMaintenance={(game) => show({ id: 'resting', game })}
      >
        {isLottery && <LotterySwitch category={category} lanes={lanes} hrefOf={(lottery) => hrefs.category(lottery)} />}
        {category === 'ELOTT' && <ElottDraws language={language} currency={currency} onPlay={openLottery} />}
      </ListingScreen>
    </>
  )
}
