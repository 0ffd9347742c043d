import { PromotionsScreen } from '@parlour/promotions/react'
import { SiteBanners } from '@parlour/site/react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useShellText } from '../shell/use-shell-text.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { hrefs } from './-hrefs.ts'
import { textSearch } from './-text-search.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/promotions')({
  validateSearch: textSearch('category'),
  loader: withMessages,
  component: Promotions,
})

function Promotions() {
  const { category } = Route.useSearch()
  const { language, openBanner } = useSite()
  const navigate = useNavigate()
  useTitle(useShellText()('web.head.promotions'))
  return (
    <PromotionsScreen
      language={language}
      hrefOf={hrefs.promotion}
      {...(category !== undefined && { category })}
      onCategory={(next) => void navigate({ href: hrefs.promotions(next), replace: true, resetScroll: false })}
      head={<SiteBanners group="w_promotion" language={language} origin={window.location.origin} onOpen={openBanner} />}
    />
  )
}
