import { useGamesText } from '@parlour/games/react'
import { isCategory } from '@parlour/games'
import { PromotionScreen } from '@parlour/promotions/react'
import { CmsHtml } from '@parlour/site/react'
import { createFileRoute } from '@tanstack/react-router'
import { useShellText } from '../shell/use-shell-text.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { hrefs } from './-hrefs.ts'
import { textSearch } from './-text-search.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/promoDetail')({
  validateSearch: textSearch('id'),
  loader: withMessages,
  component: Promotion,
})

function Promotion() {
  const { id = '' } = Route.useSearch()
  const { language, currency, openBanner } = useSite()
  const games = useGamesText()
  useTitle(useShellText()('web.head.promotion'))
  return (
    <PromotionScreen
      id={id}
      language={language}
      currency={currency}
      origin={window.location.origin}
      Html={CmsHtml}
      listHref={hrefs.promotions()}
      hrefOf={hrefs.promotion}
      categoryName={(code) => (isCategory(code) ? games(`games.category.${code}`) : code)}
      onOpen={openBanner}
    />
  )
}
