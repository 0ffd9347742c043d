/** What the operator asks of a withdrawal beside limits; sums in minor units. */
export interface WithdrawRules {
  /** The only amounts that may be withdrawn, rising; empty where any may. */
  readonly amounts: readonly number[]
  /** From which amount on a withdrawal takes a code by phone, 0 for every one; null for none. */
  readonly codeFrom: number | null
}

/** Nothing is asked. */
export const noWithdrawRules: WithdrawRules = { amounts: [], codeFrom: null }
