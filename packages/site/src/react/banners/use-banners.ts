import { safeUrl } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import type { Banner } from '@parlour/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { announcementsQuery } from '../../announcements/queries.ts'
import type { BannerGroup } from '../../banners/banner-group.ts'

/** The banners of a group whose picture may be shown; undefined while they are on their way. */
export function useBanners(group: BannerGroup, language: string, origin: string): Banner[] | undefined {
  const { data } = useQuery(announcementsQuery(useApi(), language))
  return data?.banners.filter((banner) => banner.groupName === group && safeUrl(banner.url, { origin }))
}
