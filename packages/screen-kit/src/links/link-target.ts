import { safePath, safeUrl } from '@parlour/api-client'

/** Where a link of the operator leads: to a path of the site, or to a page of another that opens beside it. */
export type LinkTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }

/**
 * Where an operator's link of a banner or a promotion leads.
 *
 * @param link the address or path from the server
 * @param origin the page's own origin
 * @returns a path of the site, or an https address; null when the link is not allowed
 * @example linkTarget('/promotions/103', location.origin) // { kind: 'path', path: '/promotions/103' }
 */
export function linkTarget(link: string | null, origin: string): LinkTarget | null {
  const path = safePath(link, origin)
  if (path) return { kind: 'path', path }
  const url = safeUrl(link, { origin, anyHttps: true })
  return url ? { kind: 'external', url } : null
}
