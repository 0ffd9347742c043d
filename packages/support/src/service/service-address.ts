import { safeUrl, type ApiClient, type UrlPolicy } from '@parlour/api-client'
import { getCustomerServiceScript, getCustomerServiceUrl } from '@parlour/api-client/endpoints'
import { csTypeOf, type ServiceLine } from './service-line.ts'
import { decryptPath, entryOf, type ServiceEntry } from './service-path.ts'

/** Where the address of a way may come from, and where it may lead. */
export interface ServiceSource extends Pick<UrlPolicy, 'origin' | 'origins'> {
  /** The entries of the status. */
  readonly entries: readonly ServiceEntry[]
}

/**
 * The address of a customer-service line: that of the platform for this member, else the path of the status, which
 * needs no login and exists during maintenance, else that of the operator's script.
 *
 * @returns null when none is allowed
 * @throws never: a call that fails is skipped
 * @example const address = await serviceAddress(api, 'live', source)
 */
export async function serviceAddress(
  api: ApiClient,
  line: ServiceLine,
  { entries, origin, origins = [] }: ServiceSource,
): Promise<string | null> {
  const csType = csTypeOf(line)
  const path = entryOf(entries, csType)?.path
  const ways = [
    () => api.call(getCustomerServiceUrl, { csType }),
    () => (path ? decryptPath(path) : Promise.resolve(null)),
    () => api.call(getCustomerServiceScript, {}).then(({ url }) => url),
  ]
  for (const ask of ways) {
    const url = safeUrl(await ask().catch(() => null), { origin, origins, anyHttps: true })
    if (url) return url
  }
  return null
}
