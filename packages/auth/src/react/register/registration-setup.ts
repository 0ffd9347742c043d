import type { PatternReporter } from '@parlour/validation'
import type { Referral, ReferralCode } from '../../index.ts'

/** What the page and the modal of a registration are given by the site. */
export interface RegistrationSetup {
  /** The module ids that are switched on: they decide on tabs, captcha, codes and human verification. */
  readonly flags: ReadonlySet<string>
  readonly referral: Referral
  /** Address of the page the form stands on, for the registration itself. */
  readonly registerUrl: string
  /** The age of the jurisdiction that a visitor confirms, in years. */
  readonly age: number
  /** Called with server patterns that cannot be used here. */
  readonly report?: PatternReporter | undefined
  /** Shows the terms or the privacy notice; what is typed stays. */
  readonly onTerms?: ((which: 'terms' | 'privacy') => void) | undefined
  /** The code that the visitor came with is unknown: the place to forget it. */
  readonly onUnknownCode?: ((code: ReferralCode) => void) | undefined
  readonly onLogin: () => void
  /** The account is open and its session has begun; the message about it is open already. */
  readonly onDone: () => void
}
