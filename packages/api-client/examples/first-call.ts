import { boxCipher, createApiClient, isRefused, portsOf, type FetchPort } from '@parlour/api-client'
import { listGames, login } from '@parlour/api-client/endpoints'

/** Keeps the token of now; a late answer to a call of an older one ends nothing. */
export function createTokens() {
  let token: string | null = null
  return {
    get: () => token,
    start: (fresh: string) => void (token = fresh),
    expired: (old: string) => void (token = token === old ? null : token),
  }
}

/** Logs in, if it can, and finds games by a word. */
export async function firstCall(
  baseUrl: string,
  fetch: FetchPort,
  username: string,
  password: string,
): Promise<string[]> {
  const tokens = createTokens()
  const api = createApiClient({
    ...portsOf(globalThis),
    fetch,
    baseUrl,
    merchant: 'vesper',
    language: () => 'EN',
    tokens,
    cipher: boxCipher,
  })
  try {
    tokens.start((await api.call(login, { username, password })).token)
  } catch (error) {
    if (!isRefused(error, 'login.credentials.invalid')) throw error
  }
  const { games } = await api.call(listGames, { gameType: 'RNG', gameName: 'owl' })
  return games.map(({ nodeName }) => nodeName)
}
