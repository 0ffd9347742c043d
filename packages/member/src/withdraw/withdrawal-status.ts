import type { WithdrawalOrder } from '@parlour/api-client/endpoints'

/** Every stage of a withdrawal; the last four end it (MEM-05). */
export const withdrawalStatuses = [
  'submitted',
  'checking',
  'approved',
  'paying',
  'paid',
  'not-received',
  'received',
  'forced-received',
  'refused',
  'cancelled',
] as const

/** A stage of a withdrawal. */
export type WithdrawalStatusName = (typeof withdrawalStatuses)[number]

/**
 * The status of a withdrawal.
 *
 * @returns `checking` for a status that is not known
 * @example withdrawalStatus(order) === 'checking'
 */
export const withdrawalStatus = ({ stage }: Pick<WithdrawalOrder, 'stage'>): WithdrawalStatusName =>
  withdrawalStatuses.find((each) => each === stage) ?? 'checking'

/**
 * Whether a withdrawal is in progress.
 *
 * @returns false once it has arrived, was refused or cancelled
 * @example isOpenWithdrawal(order)
 */
export const isOpenWithdrawal = (order: Pick<WithdrawalOrder, 'stage'>): boolean =>
  withdrawalStatuses.indexOf(withdrawalStatus(order)) < 6

/**
 * What the member can report about a withdrawal now (MEM-05): a paid one as received or not received, one reported as
 * not received as received after all.
 *
 * @returns the possible outcomes
 * @example outcomesOf(order).includes('RECEIVED')
 */
export const outcomesOf = (
  order: Pick<WithdrawalOrder, 'stage'>,
): ('RECEIVED' | 'NOT_RECEIVED' | 'FORCED_RECEIVED')[] => {
  const stage = withdrawalStatus(order)
  if (stage === 'paid') return ['NOT_RECEIVED', 'RECEIVED']
  return stage === 'not-received' ? ['FORCED_RECEIVED'] : []
}
