import type { DepositOrder } from '@parlour/api-client/endpoints'

/** How a deposit can stand. */
export const depositStates = ['pending', 'checking', 'paid', 'failed', 'expired', 'cancelled'] as const

/** How a deposit stands. */
export type DepositState = (typeof depositStates)[number]

/** Reads a state; one that is not known waits. */
export const depositState = ({ status }: Pick<DepositOrder, 'status'>): DepositState => depositStates.find((state) => state === status) ?? 'checking'

/** Whether money may still come as a matter of course. */
export const isOpenDeposit = (order: Pick<DepositOrder, 'status'>): boolean => ['pending', 'checking'].includes(depositState(order))
