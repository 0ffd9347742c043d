/** How many deposits of a member may be open at once. */
export const maxOpen = 5

/** How long an order waits for its payment, in milliseconds; a bank transfer waits a day for the cashier. */
export const openMs = { qr: 30 * 60_000, launch: 30 * 60_000, transfer: 24 * 60 * 60_000 } as const

/** Sums that the page offers, smallest first, in minor units. */
export const quickAmounts = [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000] as const

/** The statuses in which money may still come as a matter of course. */
export const openStatuses = ['pending', 'checking'] as const
