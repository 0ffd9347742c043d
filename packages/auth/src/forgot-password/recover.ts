import { isUnreached, type ApiClient } from '@parlour/api-client'
import { recoverByEmail, recoverByPhone } from '@parlour/api-client/endpoints'
import type { AfterLogin, LoginPolicy } from '../login/after-login.ts'
import { login } from '../login/login.ts'
import { nationalNumber } from '@parlour/validation/phone'
import type { Session } from '../session/create-session.ts'

/** What a recovery by mail takes. */
export interface MailRecovery {
  readonly username: string
  readonly email: string
}

/**
 * Requests a password for a single login by mail. The response
 * is the same whether or not name and address belong together.
 *
 * @throws ApiError
 * @throws RefusedError with TOO_MANY_REQUESTS; UnreachedError
 * @example await recoverByMail(api, { username: 'demo01', email: 'demo01@example.com' })
 */
export async function recoverByMail(api: ApiClient, { username, email }: MailRecovery): Promise<void> {
  await api.call(recoverByEmail, { username: username.trim(), email: email.trim() })
}

/** What a recovery by mobile phone takes. */
export interface PhoneRecovery {
  readonly mobileNum: string
  /** Without plus. */
  readonly countryDialingCode: string
  readonly verificationCode: string
  readonly newPassword: string
  readonly deviceId?: string | undefined
}

/**
 * Sets a new password by a one-time code and logs in with it (FGT-03).
 * After a lost response the login shows whether the password holds.
 *
 * @returns what comes next; null when the password is set and the login needs another step
 * @throws RefusedError with code.invalid or register.field.invalid, UnreachedError `unsure`
 * @throws RefusedError with code.invalid or register.field.invalid; UnreachedError of kind `unsure`
 * @example
 * const after = await recoverByCode(api, session, {
 *   mobileNum: '9171234567',
 *   countryDialingCode: '63',
 *   verificationCode: '123456',
 *   newPassword: 'def67890',
 * })
 */
export async function recoverByCode(
  api: ApiClient,
  session: Session,
  input: PhoneRecovery,
  policy?: LoginPolicy,
): Promise<AfterLogin | null> {
  const { deviceId, countryDialingCode, verificationCode } = input
  const mobileNum = nationalNumber(countryDialingCode, input.mobileNum)
  const newPassword = input.newPassword.trim()
  const lost = await api
    .call(recoverByPhone, {
      mobileNum,
      countryDialingCode,
      verificationCode,
      newPassword,
      ...(deviceId ? { loginDeviceId: deviceId } : {}),
    })
    .then(
      () => null,
      (error: unknown) => {
        if (isUnreached(error) && error.kind === 'unsure') return error
        throw error
      },
    )
  const entry = { username: mobileNum, password: newPassword, type: '', countryDialingCode, deviceId } as const
  return login(api, session, entry, policy).catch(() => {
    if (lost) throw lost
    return null
  })
}
