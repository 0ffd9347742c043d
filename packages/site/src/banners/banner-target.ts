import type { Banner, Id } from '@parlour/api-client/endpoints'
import { linkTarget, type LinkTarget } from '@parlour/screen-kit'

/** Where a click on a banner goes. */
export type BannerTarget =
  | LinkTarget
  | { readonly kind: 'promotion'; readonly id: string }
  | { readonly kind: 'game'; readonly nodeId: Id; readonly vendor: string; readonly roomId: string | null }

type Linkage = Pick<Banner, 'linkageType' | 'linkage' | 'nodeId' | 'vendor' | 'roomId'>

/**
 * Where a banner leads. Source: contract 3.7.
 *
 * @param origin the page's own origin
 * @returns a path, an address, a promotion or a game; null for none that is allowed
 * @example bannerTarget(banner, location.origin)
 */
export function bannerTarget(banner: Linkage, origin: string): BannerTarget | null {
  const { linkageType, linkage, nodeId, vendor, roomId } = banner
  if (linkageType === 'URL') return linkTarget(linkage, origin)
  if (linkageType === 'P' && linkage) return { kind: 'promotion', id: linkage }
  if (linkageType === 'G' && nodeId !== null && vendor) return { kind: 'game', nodeId, vendor, roomId: roomId || null }
  return null
}
