import { useApi } from '@parlour/api-client/react'
import { appLinks, statusQuery } from '@parlour/site'
import { DownloadModal } from '@parlour/site/react'
import { useQuery } from '@tanstack/react-query'
import { brand } from '../../brand.ts'
import { phoneOf } from '../../platform/phone.ts'
import type { WindowProps } from './window-props.ts'

/** How to get the app. Source: MOD-03. */
export default function App({ onClose }: WindowProps) {
  const { data } = useQuery(statusQuery(useApi(), window.location.host))
  return (
    <DownloadModal
      links={appLinks(data?.info.resources ?? [], window.location.origin)}
      brand={brand.title}
      device={phoneOf(navigator.userAgent)}
      art="/img/panels/login.svg"
      onClose={onClose}
    />
  )
}
