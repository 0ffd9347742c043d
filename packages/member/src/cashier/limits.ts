/** The smallest and the largest sum, in minor units; null or missing where the platform does not say. */
export type AmountLimits = Readonly<Partial<Record<'minimum' | 'maximum', number | null>>>

/**
 * The limits of one way to pay: its own, and where it has none those that are for all.
 *
 * @returns the limits, in minor units; null where neither says one
 * @example limitsOf({ minimum: 10_000 }, { maximum: 500_000 }) // { minimum: 10_000, maximum: 500_000 }
 */
export const limitsOf = (
  own: AmountLimits | undefined,
  all: AmountLimits | undefined,
): Readonly<Record<'minimum' | 'maximum', number | null>> => ({
  minimum: own?.minimum ?? all?.minimum ?? null,
  maximum: own?.maximum ?? all?.maximum ?? null,
})

/**
 * Which limit an amount is outside of; a limit that the platform does not say holds back nothing.
 *
 * @param amount minor units
 * @returns `least`, `most`, or null
 * @example limitIssue(5_000, { minimum: 10_000, maximum: null }) // 'least'
 */
export const limitIssue = (amount: number, { minimum, maximum }: AmountLimits): 'least' | 'most' | null =>
  amount < (minimum ?? 0) ? 'least' : amount > (maximum ?? Infinity) ? 'most' : null
