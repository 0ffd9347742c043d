import { isUnreached, type ApiClient } from '@parlour/api-client'
import { recoverByEmail, recoverByPhone } from '@parlour/api-client/endpoints'
import type { AfterLogin, LoginPolicy } from '../login/after-login.ts'
import { login } from '../login/login.ts'
import type { Session } from '../session/create-session.ts'

/** What a recovery by mail takes. */
export interface MailRecovery {
  readonly username: string
  readonly email: string
}

/** Has a password for one login mailed, if name and address belong together; the answer never says whether. @throws ApiError */
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
 * Sets a new password by the code of a message and logs in with it (FGT-03). Null when the password holds and the login wants
 * more than this: the login window is the way on then. A lost answer is found out by that login.
 * @throws RefusedError with code.invalid or register.field.invalid, UnreachedError `unsure`
 */
export async function recoverByCode(api: ApiClient, session: Session, input: PhoneRecovery, policy?: LoginPolicy): Promise<AfterLogin | null> {
  const { deviceId, ...rest } = input
  const newPassword = input.newPassword.trim()
  const lost = await api.call(recoverByPhone, { ...rest, newPassword, ...(deviceId ? { loginDeviceId: deviceId } : {}) }).then(
    () => null,
    (error: unknown) => {
      if (isUnreached(error) && error.kind === 'unsure') return error
      throw error
    },
  )
  const { mobileNum: username, countryDialingCode } = input
  return login(api, session, { username, password: newPassword, type: '', countryDialingCode, deviceId }, policy).catch(() => {
    if (lost) throw lost
    return null
  })
}
