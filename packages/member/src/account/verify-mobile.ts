import type { ApiClient } from '@parlour/api-client'
import { verifySmsCode } from '@parlour/api-client/endpoints'
import { nationalNumber } from '@parlour/validation/phone'

/** A number, and the code that was sent there. */
export interface MobileForm {
  readonly mobileNum: string
  readonly verificationCode: string
}

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
    mobileNum: nationalNumber(dial, mobileNum),
    countryDialingCode: dial,
    verificationCode: verificationCode.trim(),
  })
}
