import type { payouts } from '../db/tables/index.ts'

/** A payout that is worked out and not yet written down. */
export type Draft = Omit<typeof payouts.$inferInsert, 'id' | 'status' | 'transferId' | 'createdAt' | 'decidedAt'> & {
  readonly contractId: number | null
}

/** Adds up the parts of a payout that somebody beneath was paid. */
export const totalOf = (adjustments: Draft['adjustments']): number => adjustments.reduce((sum, { amount }) => sum + amount, 0)
