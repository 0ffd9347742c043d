import { boxCipher, createApiClient, isRefused, portsOf, type FetchPort } from '@parlour/api-client'
import { listGames, login } from '@parlour/api-client/endpoints'

/** Logs in, if it can, and finds games by a word. */
export async function firstCall(baseUrl: string, fetch: FetchPort, username: string, password: string): Promise<string[]> {
  let token: string | null = null
  const tokens = { get: () => token, expired: () => void (token = null) }
  const api = createApiClient({ ...portsOf(globalThis), fetch, baseUrl, merchant: 'vesper', language: () => 'EN', tokens, cipher: boxCipher })
  try {
    token = (await api.call(login, { username, password })).token
  } catch (error) {
    if (!isRefused(error, 'login.credentials.invalid')) throw error
  }
  const { games } = await api.call(listGames, { gameType: 'RNG', gameName: 'owl' })
  return games.map(({ nodeName }) => nodeName)
}
