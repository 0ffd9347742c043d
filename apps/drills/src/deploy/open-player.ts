import { randomInt, randomUUID } from 'node:crypto'
import type { ApiClient, FetchPort } from '@parlour/api-client'
import { register } from '@parlour/api-client/endpoints'
import { clientOf } from '../people/client.ts'
import { password } from '../people/open-member.ts'
import type { Operated } from '../people/operate.ts'
import { payIn } from '../people/pay-in.ts'

/** Somebody with money to stake. */
export interface Player {
  readonly username: string
  readonly password: string
  readonly api: ApiClient
}

/**
 * Registers somebody on a site through its proxy, with own money
 * that the operator has confirmed: what is no demo gives none.
 */
export async function openPlayer(site: string, ask: FetchPort, gateway: Operated): Promise<Player> {
  const username = `dr${randomInt(10 ** 8, 10 ** 9)}`
  const form = {
    username,
    password,
    confirmPassword: password,
    payeeName: 'Maria Santos',
    registerMethod: 'WEB',
    login: true,
    loginDeviceId: randomUUID(),
  } as const
  const { token } = await clientOf(site, null, ask).call(register, form, { idempotencyKey: randomUUID() })
  const api = clientOf(site, token, ask)
  await payIn(gateway, { api }, 100_000)
  return { username, password, api }
}
