import { safePath } from '@parlour/api-client'
import type { Resource } from '@parlour/api-client/endpoints'
import { resourceUrl } from '../status/resource-url.ts'

/** Where the countdown leads: a path of the site, or an address of another that opens beside it. */
export interface PromoLink {
  readonly href: string
  readonly outside: boolean
  /** What the operator calls it; null where it has no name of its own. */
  readonly name: string | null
}

const key = 'POPLINK'

/**
 * The link of the floating countdown. Source: MOD-05.
 *
 * @param origin the page's own origin
 * @returns null when the operator offers none that is allowed
 * @example promoLink(status.info.resources, location.origin)
 */
export function promoLink(resources: readonly Resource[], origin: string): PromoLink | null {
  const url = resourceUrl(resources, key, origin)
  if (url === null) return null
  const label = resources.findLast(({ resourceType }) => resourceType === key)?.labelNameEn
  const path = new URL(url).origin === origin ? safePath(url.slice(origin.length), origin) : null
  return { href: path ?? url, outside: path === null, name: !label || label === key ? null : label }
}
