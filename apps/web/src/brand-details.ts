import { defaultOpenings, type Openings } from '@parlour/game-launch'

/** More of what makes this site Vesper: all that its first screen does without. */
export const brandDetails = {
  /** Ways in with an account elsewhere, in the order of their buttons; empty where the operator has none (LOG-09). */
  social: ['google', 'facebook', 'telegram'] as readonly ('google' | 'facebook' | 'telegram')[],
  /** Who sends the codes of a registration: the platform, or Firebase (`firebaseChannel`). */
  codesBy: 'platform' as 'platform' | 'firebase',
  /**
   * When the floating countdown ends, in milliseconds since 1970: the
   * first of November 2025, by the clocks of Manila. Source: MOD-05.
   */
  promoEnd: Date.UTC(2025, 9, 31, 16),
  /**
   * Where the games of a provider open: live tables take the whole
   * page, where a browser would block a window. Source: LAU-05.
   */
  openings: { ...defaultOpenings, providers: { ...defaultOpenings.providers, HCL: 'seamless' } } satisfies Openings,
  /** What the registration promises, in minor units. */
  offers: {
    welcome: { amount: 100_000, currency: 'PHP' },
  },
} as const
