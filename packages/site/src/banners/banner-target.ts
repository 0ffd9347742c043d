import { safePath, safeUrl } from '@parlour/api-client'
import type { Banner } from '@parlour/api-client/endpoints'

/** Where a click on a banner goes. */
export type BannerTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'promotion'; readonly id: string }
  | { readonly kind: 'game'; readonly nodeId: number; readonly vendor: string; readonly roomId: string | null }

type Linkage = Pick<Banner, 'linkageType' | 'linkage' | 'nodeId' | 'vendor' | 'roomId'>

/** What a banner's linkage means, or null when it leads nowhere that is allowed. Source: contract 3.7. */
export function bannerTarget(banner: Linkage, origin: string): BannerTarget | null {
  const { linkageType, linkage, nodeId, vendor, roomId } = banner
  if (linkageType === 'URL') {
    const path = safePath(linkage, origin)
    if (path) return { kind: 'path', path }
    const url = safeUrl(linkage, { origin, anyHttps: true })
    return url ? { kind: 'external', url } : null
  }
  if (linkageType === 'P' && linkage) return { kind: 'promotion', id: linkage }
  if (linkageType === 'G' && nodeId !== null && vendor) return { kind: 'game', nodeId, vendor, roomId }
  return null
}
