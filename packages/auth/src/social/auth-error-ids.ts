/** What the sign-in service can answer instead of a token, by its code, and the sentence for it (LOG-10). */
export const authErrorIds = Object.freeze({
  'auth/invalid-phone-number': 'auth.signin.invalid-phone-number',
  'auth/missing-phone-number': 'auth.signin.missing-phone-number',
  'auth/too-many-requests': 'auth.signin.too-many-requests',
  'auth/unknown': 'auth.signin.unknown',
  'auth/invalid-verification-code': 'auth.signin.invalid-verification-code',
  'auth/missing-verification-code': 'auth.signin.missing-verification-code',
  'auth/captcha-check-failed': 'auth.signin.captcha-check-failed',
  'auth/quota-exceeded': 'auth.signin.quota-exceeded',
  'auth/operation-not-allowed': 'auth.signin.operation-not-allowed',
  'auth/code-expired': 'auth.signin.code-expired',
  'auth/popup-closed-by-user': 'auth.signin.popup-closed-by-user',
} as const)

/** A code of the sign-in service that has a sentence. */
export type SignInCode = keyof typeof authErrorIds

/** Whether a value is a code of the sign-in service that has a sentence. */
export const isSignInCode = (code: unknown): code is SignInCode =>
  typeof code === 'string' && Object.hasOwn(authErrorIds, code)

// Spellings of the service that mean one of the eleven.
const alike: Readonly<Record<string, SignInCode>> = {
  'auth/session-expired': 'auth/code-expired',
  'auth/missing-code': 'auth/missing-verification-code',
  'auth/cancelled-popup-request': 'auth/popup-closed-by-user',
  'auth/user-cancelled': 'auth/popup-closed-by-user',
  'auth/missing-app-credential': 'auth/captcha-check-failed',
  'auth/invalid-app-credential': 'auth/captcha-check-failed',
  'auth/user-token-expired': 'auth/code-expired',
}

/**
 * The code of a sign-in failure that has a message.
 *
 * @param code what the sign-in service named
 * @returns the code; `auth/unknown` for any other
 * @example signInCode('auth/popup-closed-by-user')
 */
export const signInCode = (code: unknown): SignInCode =>
  isSignInCode(code)
    ? code
    : ((typeof code === 'string' && Object.hasOwn(alike, code) ? alike[code] : null) ?? 'auth/unknown')
