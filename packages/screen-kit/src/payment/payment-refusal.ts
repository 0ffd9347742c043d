/** What a platform says of a payment password that it refused. */
export interface PaymentRefusal {
  /** How many wrong ones there may still be; null where it does not say. */
  readonly triesLeft: number | null
  /** Until when no money can be moved, in milliseconds since 1970; null where it does not say. */
  readonly until: number | null
}

const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null

/**
 * Reads the value of a refused payment password. Source: contract 3.9.
 *
 * @param value what came with `invalid.payment.pw` or `payment.password.locked`
 * @returns the tries that are left and the end of the lock
 * @example paymentRefusal({ triesLeft: 3 }) // { triesLeft: 3, until: null }
 */
export function paymentRefusal(value: unknown): PaymentRefusal {
  const { triesLeft, expirationTime }: Readonly<Record<string, unknown>> = Object(value)
  return { triesLeft: whole(triesLeft), until: whole(expirationTime) }
}
