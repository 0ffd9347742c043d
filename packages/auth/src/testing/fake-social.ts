import { RefusedError, UnreachedError, type ErrorKind } from '@parlour/api-client'
import { socialProviders, type SocialProvider, type SocialSignIn, type SocialToken } from '../index.ts'

/** What a window elsewhere comes to: a token, an error, or nothing as long as anybody looks. */
export type SocialOutcome = 'token' | 'waits' | Error

/** What becomes of a window: `popup_blocked`, `cancelled` or `timeout`. */
export const windowFault = (kind: ErrorKind): UnreachedError =>
  new UnreachedError({ endpoint: 'connector', kind, requestId: '' })

/** A code of the sign-in service. */
export const serviceRefusal = (code: string): RefusedError =>
  new RefusedError({
    endpoint: 'connector',
    kind: 'refused',
    requestId: '',
    status: 400,
    code,
    serverMessage: null,
    value: null,
    retryAfter: null,
    retryAt: null,
  })

/**
 * Sign-ins elsewhere that open no window; `pressed` lists the providers
 * that were asked. Each press takes the next outcome, the last one stays.
 */
export function fakeSocial(
  outcomes: readonly SocialOutcome[] = ['token'],
  providers: readonly SocialProvider[] = socialProviders,
) {
  const pressed: SocialProvider[] = []
  const social: SocialSignIn = {
    providers,
    age: 21,
    signIn(provider) {
      const outcome = outcomes[Math.min(pressed.push(provider), outcomes.length) - 1] ?? 'waits'
      if (outcome instanceof Error) return Promise.reject(outcome)
      return outcome === 'token'
        ? Promise.resolve({ provider, idToken: 'signed', nonce: 'nonce-1' })
        : new Promise<SocialToken>(() => undefined)
    },
  }
  return { social, pressed }
}
