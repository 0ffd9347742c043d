import type { ApiClient } from '@parlour/api-client'
import { verifySmsCode } from '@parlour/api-client/endpoints'

/** A number, and the code that was sent there. */
export interface MobileForm {
  readonly mobileNum: string
  readonly verificationCode: string
}

/** Whether a text may be a mobile number without its dialling code; whether there is such a number is shown by the code alone. */
export const isMobile = (text: string): boolean => /^\d{6,15}$/.test(text.replaceAll(/[\s.-]/g, ''))

/**
 * Makes a mobile number the member's own by the code that was sent there.
 * @param dial the dialling code, without plus; empty for the operator's own
 * @throws RefusedError code.invalid, mobile.taken, register.field.invalid, TOO_MANY_REQUESTS
 */
export async function verifyMobile(api: ApiClient, { mobileNum, verificationCode }: MobileForm, dial: string): Promise<void> {
  await api.call(verifySmsCode, { mobileNum: mobileNum.trim(), countryDialingCode: dial, verificationCode: verificationCode.trim() })
}
