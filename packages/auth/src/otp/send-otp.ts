import type { ApiClient } from '@parlour/api-client'
import {
  sendLoginCode,
  sendRegisterCode,
  sendWithdrawalCode,
  verifyEmailCode,
  verifySmsCode,
  type RequestOf,
} from '@parlour/api-client/endpoints'
import { nationalNumber } from '@parlour/validation/phone'
import type { CodePurpose, OtpTarget } from './otp-target.ts'
import type { WaitAnswer } from './wait-until.ts'

/** What shows a visitor to be human, as the calls take it. */
export type CodeProof = Partial<Pick<RequestOf<typeof sendLoginCode>, 'captcha' | 'geetestValidateV4'>>

/** What a code is asked for with. */
export interface CodeOrder {
  readonly purpose: CodePurpose
  readonly target: OtpTarget
  readonly proof?: CodeProof
  /** The id of this device: the code is good on this device only. */
  readonly deviceId?: string
}

/**
 * Requests a one-time code by text message or mail. Source: contract 3.2, 3.3.
 *
 * @returns when the next code may be requested
 * @throws ApiError. Source: contract 3.2, 3.3.
 * @throws RefusedError with captcha.required, captcha.invalid, mobile.taken or TOO_MANY_REQUESTS; UnreachedError
 * @example await sendOtp(api, { purpose: 'login', target: { dialingCode: '63', number: '9171234567' } })
 */
export function sendOtp(api: ApiClient, { purpose, target, proof, deviceId }: CodeOrder): Promise<WaitAnswer> {
  if ('own' in target) return api.call(sendWithdrawalCode, {})
  if ('email' in target) return api.call(verifyEmailCode, { email: target.email, verificationCode: '' })
  const { dialingCode: countryDialingCode } = target
  const number = nationalNumber(countryDialingCode, target.number)
  if (purpose === 'contact')
    return api.call(verifySmsCode, { mobileNum: number, countryDialingCode, verificationCode: '' })
  const rest = { countryDialingCode, ...proof, ...(deviceId ? { loginDeviceId: deviceId } : {}) }
  if (purpose === 'login' || purpose === 'recovery') return api.call(sendLoginCode, { mobileNum: number, ...rest })
  const record = purpose === 'register' ? sendRegisterCode : { ...sendRegisterCode, moduleId: 'MOBILENUMREG3' as const }
  return api.call(record, { mobileNo: number, ...rest })
}
