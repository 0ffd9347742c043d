import type { ApiClient } from '@parlour/api-client'
import { verifyEmailCode } from '@parlour/api-client/endpoints'

/** An address, and the code that was sent there. */
export interface EmailForm {
  readonly email: string
  readonly verificationCode: string
}

/**
 * Whether a text has the form of a mail address; only the code proves that it exists.
 *
 * @param text what was typed
 * @returns false for more than 128 characters
 * @example isEmail('demo01@example.com') // true
 */
export const isEmail = (text: string): boolean => text.length <= 128 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/**
 * Sets the member's mail address, proved by the code that was sent there.
 *
 * @throws RefusedError with code.invalid, register.field.invalid or TOO_MANY_REQUESTS
 * @example await verifyEmail(api, { email: 'demo01@example.com', verificationCode: '123456' })
 */
export async function verifyEmail(api: ApiClient, { email, verificationCode }: EmailForm): Promise<void> {
  await api.call(verifyEmailCode, { email: email.trim(), verificationCode: verificationCode.trim() })
}
