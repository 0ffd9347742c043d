import type { ApiClient } from '@parlour/api-client'
import { verifySmsCode } from '@parlour/api-client/endpoints'

/** A number, and the code that was sent there. */
export interface MobileForm {
  readonly mobileNum: string
  readonly verificationCode: string
}

/**
 * Whether a text has the form of a mobile number without dialling code; only the code proves that it exists.
 *
 * @param text what was typed
 * @returns false for fewer than 6 or more than 15 digits
 * @example isMobile('917 123 4567') // true
 */
export const isMobile = (text: string): boolean => /^\d{6,15}$/.test(text.replaceAll(/[\s.-]/g, ''))

/**
 * Sets the member's mobile number, proved by the code that was sent there.
 *
 * @param dial the dialling code, without plus; empty for the operator's own
 * @throws RefusedError code.invalid, mobile.taken, register.field.invalid, TOO_MANY_REQUESTS
 * @example await verifyMobile(api, { mobileNum: '9171234567', verificationCode: '123456' }, '63')
 */
export async function verifyMobile(
  api: ApiClient,
  { mobileNum, verificationCode }: MobileForm,
  dial: string,
): Promise<void> {
  await api.call(verifySmsCode, {
    mobileNum: mobileNum.trim(),
    countryDialingCode: dial,
    verificationCode: verificationCode.trim(),
  })
}
