import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  type ApplicationVerifier,
  type AuthCredential,
} from 'firebase/auth'
import { signInCode, type SignInCode } from '../social/auth-error-ids.ts'

/** A project of Firebase as its console shows it. */
export interface FirebaseSettings {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  /** The origin of a server that stands in for Google's; then no reCAPTCHA is loaded. */
  readonly emulator: string | null
}

/** What a provider's own sign-in brought. */
export interface ProviderToken {
  readonly provider: 'google' | 'facebook'
  readonly idToken: string
  /** The number whose SHA-256 the token carries as its nonce. */
  readonly rawNonce: string
}

/** The SDK did not give a token; `code` is one of the eleven that have a sentence, or null when nothing was reached. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure'
  declare readonly code: SignInCode | null

  constructor(cause: unknown) {
    const told = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null
    const code = typeof told === 'string' ? told : null
    super(code ?? 'unreached', { cause })
    Object.assign(this, { code: code === 'auth/network-request-failed' ? null : signInCode(code) })
  }
}

// `_reset` stands in no type, but the SDK calls it at the end of every try.
const stand: ApplicationVerifier & { _reset: () => void } = {
  type: 'recaptcha',
  verify: async () => 'demonstration',
  _reset: () => undefined,
}

/**
 * Wraps the Firebase SDK for the connector's pages. Nothing is
 * stored: no earlier session is found, none is left behind (S15).
 *
 * @returns four functions for sign-in by provider and by phone
 * @throws SignInFailure from each function
 * @example const firebase = createFirebase({ apiKey, authDomain, projectId, emulator: null })
 */
export function createFirebase({ apiKey, authDomain, projectId, emulator }: FirebaseSettings) {
  const app = initializeApp({ apiKey, authDomain, projectId }, 'connector')
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })

  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      throw new SignInFailure(cause)
    }
  }

  const enter = (credential: AuthCredential): Promise<string> =>
    told(async () => (await signInWithCredential(auth, credential)).user.getIdToken())

  return {
    /**
     * Sends a code to +639171234567 and answers with the id of what
     * was sent; `container` is where reCAPTCHA may show itself.
     */
    send: (number: string, container: HTMLElement): Promise<string> =>
      told(async () => {
        const verifier = emulator ? stand : new RecaptchaVerifier(auth, container, { size: 'invisible' })
        return new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier)
      }),
    /** Exchanges a code for an id token. */
    confirm: (verificationId: string, code: string): Promise<string> =>
      enter(PhoneAuthProvider.credential(verificationId, code)),
    /** Exchanges a provider's id token for one of the project. */
    exchange: ({ provider, idToken, rawNonce }: ProviderToken): Promise<string> =>
      enter(new OAuthProvider(`${provider}.com`).credential({ idToken, rawNonce })),
    /** Forgets the signed-in account. */
    close: (): Promise<void> => deleteApp(app),
  }
}

/** The SDK behind four verbs. */
export type FirebaseSignIn = ReturnType<typeof createFirebase>
