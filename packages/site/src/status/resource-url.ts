import { safeUrl } from '@parlour/api-client'
import type { Resource } from '@parlour/api-client/endpoints'

/**
 * The address of a resource, checked by `safeUrl`; of two with the same key the last counts. Source: contract 3.1.
 *
 * @param key the resource type
 * @param origin the page's own origin
 * @returns null when the operator has none that is allowed
 * @example resourceUrl(status.info.resources, 'Android', location.origin)
 */
export const resourceUrl = (resources: readonly Resource[], key: string, origin: string): string | null =>
  safeUrl(resources.findLast(({ resourceType }) => resourceType === key)?.url, { origin, anyHttps: true })
