import type { ApiClient } from '@parlour/api-client'
import { verifyEmailCode } from '@parlour/api-client/endpoints'

/** An address, and the code that was sent there. */
export interface EmailForm {
  readonly email: string
  readonly verificationCode: string
}

/** Whether a text may be a mail address; whether there is such an address is shown by the code alone. */
export const isEmail = (text: string): boolean => text.length <= 128 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Makes a mail address the member's own by the code that was sent there. @throws RefusedError code.invalid, register.field.invalid, TOO_MANY_REQUESTS */
export async function verifyEmail(api: ApiClient, { email, verificationCode }: EmailForm): Promise<void> {
  await api.call(verifyEmailCode, { email: email.trim(), verificationCode: verificationCode.trim() })
}
