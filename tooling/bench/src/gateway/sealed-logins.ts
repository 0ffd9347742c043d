import { randomUUID } from 'node:crypto'
import { createBoxCipher } from '@parlour/api-client/ciphers/box'
import { getBoxKey, login } from '@parlour/api-client/endpoints'
import type { Request } from 'autocannon'
import * as v from 'valibot'
import type { Served } from './served.ts'

/** Logins to ask for: each in an envelope of its own for the gateway, plain for the handlers alone. */
export async function sealedLogins(
  { port, login: account }: Served,
  side: 'gateway' | 'bare',
  count: number,
): Promise<Request[]> {
  const credentials = { ...account, captcha: null, type: 'username', loginDeviceId: 'comparison' }
  const headers = { Merchant: 'vesper', Language: 'EN', 'Content-Type': 'application/json' }
  const plain = { method: login.method, path: login.path, headers, body: JSON.stringify(credentials) } as const
  if (side === 'bare') return Array.from({ length: count }, () => plain)
  const key = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${getBoxKey.path}`, { headers })
    return v.parse(getBoxKey.response, ((await answer.json()) as { value: unknown }).value)
  }
  const cipher = createBoxCipher(key)
  const seal = async (): Promise<Request> => {
    const requestId = randomUUID()
    const sealed = await cipher.seal({
      method: login.method,
      path: login.path,
      requestId,
      token: null,
      now: Date.now(),
      body: credentials,
    })
    return {
      ...plain,
      headers: { ...headers, 'X-Request-Id': requestId, ...sealed.headers },
      body: JSON.stringify(sealed.body),
    }
  }
  return Promise.all(Array.from({ length: count }, seal))
}
