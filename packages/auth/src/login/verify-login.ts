import type { ApiClient } from '@parlour/api-client'
import { verifyLogin as endpoint } from '@parlour/api-client/endpoints'
import type { Session } from '../session/create-session.ts'
import type { AfterLogin, LoginPolicy } from './after-login.ts'
import { enter } from './enter.ts'

/** What ends a login from a new place: the ticket of its refusal and the code that was sent. */
export interface VerifyInput {
  readonly ticket: string
  readonly code: string
  /** The name that the login began with. */
  readonly username: string
  readonly deviceId?: string | undefined
}

/**
 * Completes a login that was refused with `login_verify_required`, and starts the session (module LOGINIPVERF3).
 *
 * @returns what comes next
 * @throws RefusedError with code.invalid, login.ticket.invalid, us_forbidden_login_error or TOO_MANY_REQUESTS.
 * @throws RefusedError with code.invalid, login.ticket.invalid, us_forbidden_login_error or TOO_MANY_REQUESTS
 * @example await verifyLogin(api, session, { ticket, code: '123456', username: 'demo01' })
 */
export async function verifyLogin(
  api: ApiClient,
  session: Session,
  input: VerifyInput,
  policy?: LoginPolicy,
): Promise<AfterLogin> {
  const { ticket, code, username, deviceId } = input
  const value = await api.call(endpoint, {
    loginTicket: ticket,
    verificationCode: code,
    ...(deviceId ? { loginDeviceId: deviceId } : {}),
  })
  return enter(api, session, value, { way: 'password', account: username.trim(), policy })
}
