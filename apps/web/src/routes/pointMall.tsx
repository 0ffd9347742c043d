import { useAuthWindow } from '@parlour/auth/react'
import { isCategory } from '@parlour/games'
import { useGamesText } from '@parlour/games/react'
import { PointsShopScreen, usePromotionsText } from '@parlour/promotions/react'
import { listPaging, pagingSearch, type ListPaging } from '@parlour/screen-kit'
import { SiteBanners } from '@parlour/site/react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ensureCentreMessages } from '../platform/centre-messages.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { hrefs } from './-hrefs.ts'
import { textSearch } from './-text-search.ts'

export const Route = createFileRoute('/pointMall')({
  validateSearch: textSearch('type', 'record', 'page', 'sort'),
  loader: ({ context: { store } }) => ensureCentreMessages(store, 'member'),
  component: PointsShop,
})

function PointsShop() {
  const search = Route.useSearch()
  const { type, record } = search
  const { language, currency, openBanner, go } = useSite()
  const { open } = useAuthWindow()
  const games = useGamesText()
  const navigate = useNavigate()
  useTitle(usePromotionsText()('promotions.shop.title'))
  const hrefOf = (paging: ListPaging) => hrefs.pointMall({ type, record, ...pagingSearch(paging) })
  const show = (href: string) => void navigate({ href, resetScroll: false })
  return (
    <>
      <SiteBanners group="w_shop" language={language} origin={window.location.origin} onOpen={openBanner} />
      <PointsShopScreen
        language={language}
        currency={currency}
        category={type}
        historyView={record}
        passwordHref={hrefs.member('securityCenter')}
        paging={listPaging(search)}
        hrefOf={hrefOf}
        onPaging={(paging) => show(hrefOf(paging))}
        onCategory={(next) => show(hrefs.pointMall({ type: next, record }))}
        onHistoryView={(next) => show(hrefs.pointMall({ type, record: next }))}
        onLogin={() => open('login')}
        categoryName={(code) => (isCategory(code) ? games(`games.category.${code}`) : code)}
        onRegister={() => go(hrefs.register)}
      />
    </>
  )
}
