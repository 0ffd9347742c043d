import type { ApiClient } from '@parlour/api-client'
import { login as endpoint, type RequestOf } from '@parlour/api-client/endpoints'
import { nationalNumber } from '@parlour/validation/phone'
import type { Session } from '../session/create-session.ts'
import type { AfterLogin, LoginPolicy } from './after-login.ts'
import { enter } from './enter.ts'

/** What shows a visitor to be human: the characters of the picture, or the proof of another check. */
export type LoginProof = Pick<RequestOf<typeof endpoint>, 'captcha' | 'geetestValidateV4'>

/** What a visitor types to log in by name and password. */
export interface LoginInput extends LoginProof {
  readonly username: string
  readonly password: string
  /** The empty type follows a reset by phone: the username may then be the mobile number. */
  readonly type?: 'username' | ''
  /** The dialling code of a number that stands for the name, without plus. */
  readonly countryDialingCode?: string
  /** The id of this device, when the app keeps one. */
  readonly deviceId?: string | undefined
}

/** What a visitor types to log in by mobile number and the code that was sent there. */
export interface CodeLoginInput {
  readonly mobileNum: string
  /** Without plus. */
  readonly countryDialingCode: string
  readonly verificationCode: string
  readonly deviceId?: string | undefined
}

const device = (loginDeviceId: string | undefined) => (loginDeviceId ? { loginDeviceId } : {})

/**
 * Logs in by name and password and starts the session. Both are trimmed, as the platform trims what it stores (VAL-07).
 *
 * @returns what comes next
 * @throws RefusedError with login.credentials.invalid, captcha.required, captcha.invalid, login_verify_required,
 * us_forbidden_login_error or TOO_MANY_REQUESTS.
 * @throws RefusedError with login.credentials.invalid, captcha.required, captcha.invalid, login_verify_required,
 *   us_forbidden_login_error or TOO_MANY_REQUESTS
 * @example
 * const { next } = await login(api, session, { username: 'demo01', password: 'abc12345' })
 */
export async function login(
  api: ApiClient,
  session: Session,
  input: LoginInput,
  policy?: LoginPolicy,
): Promise<AfterLogin> {
  const {
    username: typed,
    password,
    captcha,
    geetestValidateV4,
    type = 'username',
    countryDialingCode,
    deviceId,
  } = input
  const username = typed.trim()
  const value = await api.call(endpoint, {
    username,
    password: password.trim(),
    captcha: captcha?.trim() || null,
    type,
    ...(geetestValidateV4 ? { geetestValidateV4 } : {}),
    ...(countryDialingCode ? { countryDialingCode } : {}),
    ...device(deviceId),
  })
  return enter(api, session, value, { way: 'password', account: username, policy })
}

/**
 * Logs in by mobile number and one-time code: the number is sent
 * as username, the code as password (contract 3.3, LOG-01).
 *
 * @returns what comes next
 * @throws RefusedError with code.invalid, us_forbidden_login_error or TOO_MANY_REQUESTS.
 * @throws RefusedError with code.invalid, us_forbidden_login_error or TOO_MANY_REQUESTS
 * @example
 * await loginByCode(api, session, { mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '123456' })
 */
export async function loginByCode(api: ApiClient, session: Session, input: CodeLoginInput): Promise<AfterLogin> {
  const { mobileNum, countryDialingCode, verificationCode, deviceId } = input
  const username = nationalNumber(countryDialingCode, mobileNum)
  const value = await api.call(endpoint, {
    username,
    password: verificationCode.trim(),
    type: 'sms',
    countryDialingCode,
    ...device(deviceId),
  })
  return enter(api, session, value, { way: 'code', account: username })
}
