import {
  boxCipher,
  createApiClient,
  portsOf,
  type ApiClient,
  type FetchPort,
  type HeaderNames,
  type Overrides,
} from '@parlour/api-client'

/** What a platform of the older generation calls differently: data, no fork. */
export const olderPlatform = {
  overrides: {
    listGames: { path: '/wps/relay/GLS2_gameList' },
    listWinners: { path: '/wps/relay/ODSFE2_getWinnerBoard', moduleId: null },
    login: { path: '/wps/session/login/unsecure', encrypted: false },
  },
  headerNames: { moduleId: 'Module-Id' },
} satisfies { overrides: Overrides; headerNames: HeaderNames }

/** A client for that platform. */
export const createBrandClient = (baseUrl: string, fetch: FetchPort): ApiClient =>
  createApiClient({
    ...portsOf(globalThis),
    ...olderPlatform,
    fetch,
    baseUrl,
    merchant: 'demo01',
    language: () => 'TY',
    tokens: { get: () => null, expired: () => undefined },
    cipher: boxCipher,
  })
