import { platform } from '#brand-platform'
import { newestRequest } from '@parlour/games'
import {
  callUrl,
  createHeaders,
  getStatus,
  listAnnouncements,
  listGames,
  listHotGames,
  listProviders,
  type Endpoint,
} from '@parlour/api-client/endpoints'
import { brand } from '../brand.ts'

/** A call that the first screen needs, made before the scripts are there. */
export interface FirstCall {
  /** Name of its record. */
  readonly name: string
  /** Path and query, from the root of the platform. */
  readonly url: string
  /** Its headers without the token, under the names of the platform. */
  readonly headers: Readonly<Record<string, string>>
  /** Whether it goes with the login token when there is one. */
  readonly token: boolean
}

/**
 * The calls of a public page in one language: the same that its screens make, so that the client takes them over;
 * without those that the platform does not have.
 */
export function firstCalls(path: string, language: string, host: string): FirstCall[] {
  const headersOf = createHeaders({ ...platform, merchant: brand.merchant, language: () => language })
  /** A call as the brand's platform serves it. */
  const first = (endpoint: Endpoint, url: string): FirstCall[] => {
    const { absent, ...served } = { ...endpoint, ...platform.overrides?.[endpoint.name] }
    const headers = headersOf(served, { token: null, requestId: '', idempotencyKey: undefined })
    const call = { name: served.name, url: url.replace(endpoint.path, served.path), headers }
    return absent ? [] : [{ ...call, token: served.token === 'optional' }]
  }
  const shell = [
    ...first(getStatus, callUrl(getStatus, { url: host })),
    ...first(listAnnouncements, callUrl(listAnnouncements, {})),
    ...first(listProviders, callUrl(listProviders, { language })),
  ]
  if (path !== '/') return shell
  return [
    ...shell,
    ...first(listHotGames, callUrl(listHotGames, { language })),
    ...first(listGames, callUrl(listGames, newestRequest(language))),
  ]
}
