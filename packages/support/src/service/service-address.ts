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
 * The address of a way to the customer service: that of the platform, which knows who asks; else the path of the status,
 * which needs no login and stands under maintenance too; else where the operator's script leads. Null when none is safe.
 */
export async function serviceAddress(api: ApiClient, line: ServiceLine, { entries, origin, origins = [] }: ServiceSource): Promise<string | null> {
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
