import { useApi } from '@parlour/api-client/react'
import { socialLinks, statusQuery } from '@parlour/site'
import { SocialRow } from '@parlour/site/react'
import { useQuery } from '@tanstack/react-query'

/** The operator's channels under the menu. Source: SIDE-06. */
export default function MenuFoot() {
  const { data } = useQuery(statusQuery(useApi(), window.location.host))
  return <SocialRow links={socialLinks(data?.info.resources ?? [], window.location.origin)} />
}
