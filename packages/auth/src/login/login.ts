import type { ApiClient } from '@parlour/api-client'
import { login as endpoint } from '@parlour/api-client/endpoints'
import type { Session } from '../session/create-session.ts'
import { afterLogin, type AfterLogin, type LoginPolicy } from './after-login.ts'

/** What a visitor types to log in. */
export interface LoginInput {
  readonly username: string
  readonly password: string
  /** The signs of the picture, when one is shown. */
  readonly captcha?: string
  /** The id of this device, when the app keeps one. */
  readonly deviceId?: string
}

/**
 * Logs in and starts the session; says what comes next. Name and password are both trimmed, as the platform does when
 * it stores them (VAL-07): a blank carried along by a paste would otherwise never match.
 * @throws RefusedError with login.credentials.invalid, captcha.required, captcha.invalid or TOO_MANY_REQUESTS.
 */
export async function login(
  api: ApiClient,
  session: Session,
  input: LoginInput,
  policy?: LoginPolicy,
): Promise<AfterLogin> {
  const username = input.username.trim()
  const password = input.password.trim()
  const captcha = input.captcha?.trim() ?? null
  const value = await api.call(endpoint, {
    username,
    password,
    captcha: captcha === '' ? null : captcha,
    type: 'username',
    ...(input.deviceId ? { loginDeviceId: input.deviceId } : {}),
  })
  session.start(value, username)
  if (value.firstTimeLogin) policy?.onFirstLogin?.()
  return afterLogin(value, password, policy)
}
