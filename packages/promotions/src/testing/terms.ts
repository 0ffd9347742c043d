/**
 * Terms as a platform sends them: everything staked `wagerMultiple` times before it is withdrawn.
 *
 * @param wagerMultiple how often the bonus is staked
 * @param validDays how many days there are to play it; null for no end
 * @returns the terms on the wire, sums in major units
 * @example termsOf(5)
 */
export const termsOf = (wagerMultiple: number, validDays: number | null = 14) => ({
  playOnly: false,
  locked: false,
  wagerMultiple,
  wagerOn: 'bonus' as const,
  wager: null,
  maxBet: wagerMultiple > 0 ? 100 : null,
  excludedCategories: wagerMultiple > 0 ? ['SPORTS'] : [],
  weights: {},
  validDays,
  timeZone: 'Asia/Manila',
})

/** Terms of money that is for play alone. */
export const playOnlyTerms = (validDays: number) => ({ ...termsOf(0, validDays), playOnly: true })
