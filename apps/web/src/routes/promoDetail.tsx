import { PromotionScreen } from '@parlour/promotions/react'
import { CmsHtml } from '@parlour/site/react'
import { createFileRoute } from '@tanstack/react-router'
import { sessionStore } from '../platform/stores.ts'
import { ensureCentreMessages } from '../platform/centre-messages.ts'
import { useCategoryName } from '../shell/use-category-name.ts'
import { useShellText } from '../shell/use-shell-text.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { hrefs } from './-hrefs.ts'
import { promotionWays } from './-promotion-ways.ts'
import { textSearch } from './-text-search.ts'

export const Route = createFileRoute('/promoDetail')({
  validateSearch: textSearch('id'),
  loader: ({ context: { store } }) => ensureCentreMessages(store, 'member'),
  component: Promotion,
})

function Promotion() {
  const { id = '' } = Route.useSearch()
  const { language, currency, openBanner } = useSite()
  useTitle(useShellText()('web.head.promotion'))
  return (
    <PromotionScreen
      id={id}
      language={language}
      currency={currency}
      origin={window.location.origin}
      Html={CmsHtml}
      listHref={hrefs.promotions()}
      store={sessionStore}
      {...promotionWays}
      categoryName={useCategoryName()}
      onOpen={openBanner}
    />
  )
}
