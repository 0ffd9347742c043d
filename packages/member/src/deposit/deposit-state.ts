import type { DepositOrder } from '@parlour/api-client/endpoints'

/** How a deposit can stand. */
export const depositStates = ['pending', 'checking', 'paid', 'failed', 'expired', 'cancelled'] as const

/** How a deposit stands. */
export type DepositState = (typeof depositStates)[number]

/**
 * The state of a deposit.
 *
 * @returns `checking` for a state that is not known
 * @example depositState({ status: 'pending' }) // 'pending'
 */
export const depositState = ({ status }: Pick<DepositOrder, 'status'>): DepositState =>
  depositStates.find((state) => state === status) ?? 'checking'

/**
 * Whether a payment is still expected.
 *
 * @returns true for `pending` and `checking`
 * @example isOpenDeposit({ status: 'pending' }) // true
 */
export const isOpenDeposit = (order: Pick<DepositOrder, 'status'>): boolean =>
  ['pending', 'checking'].includes(depositState(order))

/**
 * Whether a deposit can be cancelled: not after the provider has
 * reported a payment. Source: contract 3.11, `deposit.cancel.late`.
 *
 * @returns false once it is too late
 * @example if (mayCancelDeposit(order)) showCancel()
 */
export const mayCancelDeposit = (order: Pick<DepositOrder, 'status' | 'method'>): boolean =>
  order.status === 'pending' || (order.method === 'transfer' && order.status === 'checking')

const [soon, later] = [5_000, 15_000]
const lateMs = 10 * 60_000

/**
 * When to poll a deposit again: a payment may arrive minutes after the order has expired.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds; false when nothing is expected
 * @example const refetchInterval = depositLookAgain(order, api.clock.now())
 */
export function depositLookAgain(order: Pick<DepositOrder, 'status' | 'expiresAt'>, now: number): number | false {
  if (isOpenDeposit(order)) return soon
  return depositState(order) === 'expired' && now < (order.expiresAt ?? 0) + lateMs ? later : false
}
