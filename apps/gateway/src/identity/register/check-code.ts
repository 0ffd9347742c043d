import { checkOtp } from '../otp/check-otp.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { deviceOf } from '../session/device-of.ts'
import { phoneOf } from '../../kernel/sms/index.ts'
import type { Phone } from '../../kernel/sms/index.ts'
import type { SpentToken } from '../otp/spend-token.ts'
import { provedByToken } from '../otp/proved-by-token.ts'
import { misfit } from '../fields/check-fields.ts'
import type { RegistrationFields } from './registration-fields.ts'
import { mobileRule } from '../fields/rules.ts'

/** The number of a registration, and the code that proves it, not yet used up; null when no code was asked for. */
export interface ProvedPhone {
  readonly phone: Phone | null
  readonly codeId: string | null
  /** The token of another service that proves the number in place of a code. */
  readonly token: SpentToken | null
}

/**
 * Holds the code of a registration against its number. One that is not required is checked all the same when it comes.
 * @throws DomainError register.field.invalid, code.required, code.invalid, social.token.invalid
 */
export async function checkCode(
  call: Call<RegistrationFields>,
  mobileNum: string,
  required: boolean,
): Promise<ProvedPhone> {
  const { gateway, request, now } = call
  const { countryDialingCode, verificationCode } = request
  const phone = mobileNum ? phoneOf(countryDialingCode, mobileNum) : null
  if (!phone && (mobileNum || required)) throw misfit('mobileNum', mobileRule)
  if (phone && request.firebaseIdToken)
    return { phone, codeId: null, token: await provedByToken(call, request.firebaseIdToken, phone.key) }
  if (required && !verificationCode) throw new DomainError('code.required', { value: { field: 'verificationCode' } })
  if (!phone || !verificationCode) return { phone, codeId: null, token: null }
  const asker = deviceOf(call)
  const codeId = await checkOtp(
    gateway.db,
    { channel: 'sms', target: phone.key, purpose: 'register', asker },
    verificationCode,
    now,
  )
  return { phone, codeId, token: null }
}
