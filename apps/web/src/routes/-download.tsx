import { appLinks, statusQuery } from '@parlour/site'
import { DownloadScreen, SiteBanners } from '@parlour/site/react'
import { useApi } from '@parlour/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { brand } from '../brand.ts'
import { phoneOf } from '../platform/phone.ts'
import { useShellText } from '../shell/use-shell-text.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'

/** How to get the app: one page under two addresses (SYS-12). */
export default function Download() {
  const { language, openBanner } = useSite()
  const { origin, host } = window.location
  const { data } = useQuery(statusQuery(useApi(), host))
  useTitle(useShellText()('web.head.download'))
  return (
    <DownloadScreen
      links={appLinks(data?.info.resources ?? [], origin)}
      brand={brand.title}
      device={phoneOf(navigator.userAgent)}
      head={<SiteBanners group="w_down" language={language} origin={origin} onOpen={openBanner} />}
    />
  )
}
