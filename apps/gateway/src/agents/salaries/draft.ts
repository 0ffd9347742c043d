import type { payouts } from '../../kernel/db/index.ts'

/** A payout that is worked out and not yet written down. */
export type Draft = Omit<typeof payouts.$inferInsert, 'id' | 'status' | 'transferId' | 'createdAt' | 'decidedAt'> & {
  readonly contractId: number | null
}

/** Adds up the parts of a payout that a downline was paid. */
export const totalOf = (adjustments: Draft['adjustments']): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, 0)
