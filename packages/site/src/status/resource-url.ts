import { safeUrl } from '@parlour/api-client'
import type { Resource } from '@parlour/api-client/endpoints'

/**
 * The address of the resource of a fixed key, through the one gate, or null when the operator has none that is allowed; of
 * two with one key the last counts. Source: contract 3.1.
 */
export const resourceUrl = (resources: readonly Resource[], key: string, origin: string): string | null =>
  safeUrl(resources.findLast(({ resourceType }) => resourceType === key)?.url, { origin, anyHttps: true })
