/** Who signs people in besides the platform itself (LOG-09). */
export const socialProviders = Object.freeze(['google', 'facebook', 'telegram'] as const)

/** One of them. */
export type SocialProvider = (typeof socialProviders)[number]

/**
 * What the connector brings back: a token for the gateway to judge, and the number of this one try that it must carry.
 */
export interface SocialToken {
  readonly provider: SocialProvider
  /** A signed token of the configured issuer, read by the gateway alone. */
  readonly idToken: string
  /** The random number that this try began with; another try's answer carries another. */
  readonly nonce: string
}

/**
 * Signs a visitor in with an account elsewhere, in a window on
 * the connector's origin. Nothing happens without a press (S15).
 */
export interface SocialSignIn {
  /** The providers that are switched on, in the order of their buttons. */
  readonly providers: readonly SocialProvider[]
  /** The age that who opens an account by such a sign-in confirms, in years (REG-12). */
  readonly age: number
  /**
   * Opens the window. Call it in the handler of the press, before
   * anything is awaited, or the browser blocks the window.
   * @throws UnreachedError `cancelled`, `popup_blocked`, `timeout`; RefusedError with a code of `authErrorIds`.
   */
  signIn(provider: SocialProvider): Promise<SocialToken>
}
