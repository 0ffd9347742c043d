import { CmsHtml, SiteBanners } from '@parlour/site/react'
import { ContactButton, HelpModal, HelpScreen } from '@parlour/support/react'
import { LinkButton } from '@parlour/ui-kit'
import { IconArrowLeft } from '@parlour/ui-kit/icons'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { BrandMark } from '../shell/brand-mark.tsx'
import { HomePage } from '../shell/home-page.tsx'
import { useCustomerService } from '../shell/use-customer-service.ts'
import { useShellText } from '../shell/use-shell-text.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { hrefs } from './-hrefs.ts'

/** Home with the help over it. Source: SYS-11. */
export function Help() {
  const { topic } = useSearch({ from: '/help' })
  const { language } = useSite()
  const service = useCustomerService()
  const navigate = useNavigate()
  useTitle(useShellText()('web.head.help'))
  const go = (href: string) => void navigate({ href, replace: true, resetScroll: false })
  return (
    <>
      <HomePage banners="w_help" />
      <HelpModal
        language={language}
        Html={CmsHtml}
        anchor={topic}
        onAnchor={(next) => go(hrefs.help(next))}
        contact={<ContactButton service={service} />}
        onClose={() => go(hrefs.home)}
      />
    </>
  )
}

/** The help centre: a page of its own, without the bars of the site. */
export function HelpCentre() {
  const { topic, q = '' } = useSearch({ from: '/helpmc' })
  const { language, openBanner } = useSite()
  const service = useCustomerService()
  const navigate = useNavigate()
  const text = useShellText()
  useTitle(text('web.head.helpCentre'))
  const go = (href: string, replace: boolean) => void navigate({ href, replace, resetScroll: false })
  return (
    <>
      <div>
        <BrandMark />
        <LinkButton variant="text" icon={<IconArrowLeft />} href={hrefs.home}>
          {text('web.help.home')}
        </LinkButton>
      </div>
      <SiteBanners group="w_help" language={language} origin={window.location.origin} onOpen={openBanner} />
      <HelpScreen
        language={language}
        Html={CmsHtml}
        anchor={topic}
        query={q}
        onAnchor={(next) => go(hrefs.helpCentre(next, q), false)}
        onQuery={(next) => go(hrefs.helpCentre(topic ?? null, next), true)}
        contact={<ContactButton service={service} />}
      />
    </>
  )
}
