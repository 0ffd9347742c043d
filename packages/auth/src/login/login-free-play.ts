import type { ApiClient } from '@parlour/api-client'
import { loginFreePlay as endpoint } from '@parlour/api-client/endpoints'
import type { Session } from '../session/create-session.ts'
import type { AfterLogin } from './after-login.ts'
import { enter } from './enter.ts'

/** What a trial begins with. */
export interface FreePlayInput {
  /** The operating system, as the browser names it. */
  readonly os: string
  /** A fresh random text under the platform's key (contract 2.6). */
  readonly encryption?: string | undefined
  readonly deviceId?: string | undefined
}

/**
 * Opens a trial account of play money and starts its session (LOG-08). @throws RefusedError with TOO_MANY_REQUESTS.
 */
export async function loginFreePlay(api: ApiClient, session: Session, input: FreePlayInput): Promise<AfterLogin> {
  const { os, encryption, deviceId } = input
  const value = await api.call(endpoint, {
    os: os.slice(0, 64),
    platform: 'W',
    'X-Gateway-Version': 3,
    ...(encryption ? { Encryption: encryption } : {}),
    ...(deviceId ? { loginDeviceId: deviceId } : {}),
  })
  return enter(api, session, value, { way: 'trial', account: '' })
}
