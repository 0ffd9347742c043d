import type { WithdrawalOrder } from '@parlour/api-client/endpoints'

/** Every stage of a withdrawal; the last four end it (MEM-05). */
export const withdrawalStages = ['submitted', 'checking', 'approved', 'paying', 'paid', 'not-received', 'received', 'forced-received', 'refused', 'cancelled'] as const

/** A stage of a withdrawal. */
export type WithdrawalStageName = (typeof withdrawalStages)[number]

/** Reads a stage; one that is not known is looked into. */
export const withdrawalStage = ({ stage }: Pick<WithdrawalOrder, 'stage'>): WithdrawalStageName => withdrawalStages.find((each) => each === stage) ?? 'checking'

/** Whether a withdrawal is under way. */
export const isOpenWithdrawal = (order: Pick<WithdrawalOrder, 'stage'>): boolean => withdrawalStages.indexOf(withdrawalStage(order)) < 6

/** What the member may say about a withdrawal now (MEM-05): a paid one has arrived or not, one that had not may have after all. */
export const outcomesOf = (order: Pick<WithdrawalOrder, 'stage'>): ('RECEIVED' | 'NOT_RECEIVED' | 'FORCED_RECEIVED')[] => {
  const stage = withdrawalStage(order)
  if (stage === 'paid') return ['NOT_RECEIVED', 'RECEIVED']
  return stage === 'not-received' ? ['FORCED_RECEIVED'] : []
}

/** The withdrawals to show, each once: those that wait for a word first, then the newest. */
export function withdrawalsShown(waiting: readonly WithdrawalOrder[], recent: readonly WithdrawalOrder[]): WithdrawalOrder[] {
  const known = new Set(waiting.map(({ orderNo }) => orderNo))
  return [...waiting, ...recent.filter(({ orderNo }) => !known.has(orderNo))]
}
