import type { BadgeProps } from '@parlour/ui-kit'
import type { DepositState } from '../../index.ts'

/** The colour of each state of a deposit. */
export const depositTones = {
  pending: 'warn',
  checking: 'info',
  paid: 'ok',
  failed: 'bad',
  expired: 'plain',
  cancelled: 'plain',
} as const satisfies Record<DepositState, BadgeProps['tone']>
