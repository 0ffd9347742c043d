/** What the service answers on demand instead of a success: the spelling of the SDK, and that of the server. */
export const faultCodes = Object.freeze({
  'auth/invalid-phone-number': 'INVALID_PHONE_NUMBER',
  'auth/missing-phone-number': 'MISSING_PHONE_NUMBER',
  'auth/too-many-requests': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  'auth/unknown': 'UNKNOWN',
  'auth/invalid-verification-code': 'INVALID_CODE',
  'auth/missing-verification-code': 'MISSING_VERIFICATION_CODE',
  'auth/captcha-check-failed': 'CAPTCHA_CHECK_FAILED',
  'auth/quota-exceeded': 'QUOTA_EXCEEDED',
  'auth/operation-not-allowed': 'OPERATION_NOT_ALLOWED',
  'auth/code-expired': 'SESSION_EXPIRED',
  'auth/popup-closed-by-user': 'POPUP_CLOSED_BY_USER',
} as const)

/** A code that can be asked for. */
export type FaultCode = keyof typeof faultCodes

/** A refusal as the service words it; anything else that is thrown is a fault of ours. */
export class Fault extends Error {
  override readonly name = 'Fault'
}
