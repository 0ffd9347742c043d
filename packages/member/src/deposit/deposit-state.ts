import type { DepositOrder } from '@parlour/api-client/endpoints'

/** How a deposit can stand. */
export const depositStates = ['pending', 'checking', 'paid', 'failed', 'expired', 'cancelled'] as const

/** How a deposit stands. */
export type DepositState = (typeof depositStates)[number]

/** Reads a state; one that is not known waits. */
export const depositState = ({ status }: Pick<DepositOrder, 'status'>): DepositState => depositStates.find((state) => state === status) ?? 'checking'

/** Whether money may still come as a matter of course. */
export const isOpenDeposit = (order: Pick<DepositOrder, 'status'>): boolean => ['pending', 'checking'].includes(depositState(order))

/** Whether it is still given up: a payment that the provider has told of is not. Source: contract 3.11, `deposit.cancel.late`. */
export const mayCancelDeposit = (order: Pick<DepositOrder, 'status' | 'method'>): boolean =>
  order.status === 'pending' || (order.method === 'transfer' && order.status === 'checking')

const [soon, later] = [5_000, 15_000]
const lateMs = 10 * 60_000

/** In how many milliseconds a deposit is looked at again; false once nothing is expected: a payment may come minutes after the order has expired. */
export function depositLookAgain(order: Pick<DepositOrder, 'status' | 'expiresAt'>, now: number): number | false {
  if (isOpenDeposit(order)) return soon
  return depositState(order) === 'expired' && now < (order.expiresAt ?? 0) + lateMs ? later : false
}
