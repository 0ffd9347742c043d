/** The market that this platform serves: nothing else but the seed names its time zone, its currency or its country. */
export const market = {
  /** As the IANA names it. */
  timeZone: 'Asia/Manila',
  /**
   * How far its clock is before UTC, in milliseconds, all the year:
   * every day is as long. The trigger on `rounds` adds the same.
   */
  ahead: 8 * 3_600_000,
  /** ISO 4217. */
  currency: 'PHP',
  currencySymbol: '₱',
  /** ISO 3166. */
  country: 'PH',
  /** Of mobile numbers that come without one, without plus. */
  dialingCode: '63',
} as const
