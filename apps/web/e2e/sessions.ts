import { createBoxCipher } from '@parlour/api-client/ciphers/box'
import { createApiClient, type ApiClient } from '@parlour/api-client'
import { getBoxKey, login } from '@parlour/api-client/endpoints'
import type { APIRequestContext } from '@playwright/test'

/** A client of the gateway that runs beside the browser. */
function clientOf(request: APIRequestContext): ApiClient {
  const client: ApiClient = createApiClient({
    baseUrl: 'http://gateway.invalid',
    merchant: 'vesper',
    language: () => 'EN',
    tokens: { get: () => null, expired: () => undefined },
    store: null,
    now: Date.now(),
    monotonic: () => performance.now(),
    newId: () => crypto.randomUUID().replaceAll('-', ''),
    roll: () => 0,
    async fetch(input, init) {
      const asked = new Request(input, init)
      const { pathname, search } = new URL(asked.url)
      const data = asked.method === 'GET' ? null : await asked.text()
      const answer = await request.fetch(pathname + search, { method: asked.method, headers: Object.fromEntries(asked.headers), ...(data === null ? {} : { data }) })
      return new Response(await answer.text(), { status: answer.status(), headers: answer.headers() })
    },
    cipher: async (api) => createBoxCipher(() => api.call(getBoxKey, {})),
  })
  return client
}

/** Opens a session beside the browser, and gives its token. */
export async function apiLogin(request: APIRequestContext, { username, password }: { username: string; password: string }): Promise<string> {
  const { token } = await clientOf(request).call(login, { username, password })
  return token
}

/** Makes a call beside the browser, and gives the value of its answer. */
export async function apiPost(request: APIRequestContext, path: string, token: string | null, data: object = {}, method = 'POST'): Promise<unknown> {
  const headers = { Merchant: 'vesper', 'Content-Type': 'application/json', ...(token ? { Authorization: token } : {}) }
  const answer = await request.fetch(path, { method, headers, ...(method === 'DELETE' ? {} : { data }) })
  return ((await answer.json()) as { value: unknown }).value
}
