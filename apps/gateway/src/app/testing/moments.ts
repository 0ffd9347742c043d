/** The moment that tests begin at: a Saturday noon in UTC. */
export const testNow = Date.UTC(2026, 10, 21, 12)

/** Work factor of password records in tests: small, so that a login costs a millisecond. */
export const testCost = 4

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
