import type { ApiClient } from '@parlour/api-client'
import { loginDemo as endpoint } from '@parlour/api-client/endpoints'
import type { Session } from '../session/create-session.ts'
import type { AfterLogin } from './after-login.ts'
import { enter } from './enter.ts'

/** What a demo begins with. */
export interface DemoLoginInput {
  /** The operating system, as the browser names it. */
  readonly os: string
  /** A fresh random text under the platform's key (contract 2.6). */
  readonly encryption?: string | undefined
  readonly deviceId?: string | undefined
}

/**
 * Opens a demo account with play money and starts its session (LOG-08).
 *
 * @returns what comes next
 * @throws RefusedError with TOO_MANY_REQUESTS.
 * @throws RefusedError with TOO_MANY_REQUESTS
 * @example await loginDemo(api, session, { os: navigator.platform })
 */
export async function loginDemo(api: ApiClient, session: Session, input: DemoLoginInput): Promise<AfterLogin> {
  const { os, encryption, deviceId } = input
  const value = await api.call(endpoint, {
    os: os.slice(0, 64),
    platform: 'W',
    'X-Gateway-Version': 3,
    ...(encryption ? { Encryption: encryption } : {}),
    ...(deviceId ? { loginDeviceId: deviceId } : {}),
  })
  return enter(api, session, value, { way: 'demo', account: '' })
}
