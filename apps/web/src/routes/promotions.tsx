import { PromotionsScreen } from '@parlour/promotions/react'
import { SiteBanners } from '@parlour/site/react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useCategoryName } from '../shell/use-category-name.ts'
import { useModules } from '../shell/use-modules.ts'
import { useRewardsWaiting } from '../shell/use-rewards-waiting.ts'
import { useShellText } from '../shell/use-shell-text.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { ensureCentreMessages } from '../platform/centre-messages.ts'
import { hrefs } from './-hrefs.ts'
import { promotionWays } from './-promotion-ways.ts'
import { textSearch } from './-text-search.ts'

export const Route = createFileRoute('/promotions')({
  validateSearch: textSearch('category'),
  loader: ({ context: { store } }) => ensureCentreMessages(store, 'member'),
  component: Promotions,
})

function Promotions() {
  const { category } = Route.useSearch()
  const { language, currency, openBanner } = useSite()
  const navigate = useNavigate()
  useTitle(useShellText()('web.head.promotions'))
  return (
    <PromotionsScreen
      language={language}
      currency={currency}
      origin={window.location.origin}
      categoryName={useCategoryName()}
      waiting={useRewardsWaiting(useModules())}
      {...promotionWays}
      {...(category !== undefined && { category })}
      onCategory={(next) => void navigate({ href: hrefs.promotions(next), resetScroll: false })}
      head={<SiteBanners group="w_promotion" language={language} origin={window.location.origin} onOpen={openBanner} />}
    />
  )
}
