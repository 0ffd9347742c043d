import type { BadgeProps } from '@parlour/ui-kit'
import type { WithdrawalStatusName } from '../../index.ts'

/** The colour of each stage of a withdrawal. */
export const withdrawTones = {
  submitted: 'info',
  checking: 'info',
  approved: 'info',
  paying: 'info',
  paid: 'warn',
  'not-received': 'warn',
  received: 'ok',
  'forced-received': 'ok',
  refused: 'bad',
  cancelled: 'plain',
} as const satisfies Record<WithdrawalStatusName, BadgeProps['tone']>
