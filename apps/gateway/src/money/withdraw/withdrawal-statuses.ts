import type { WithdrawalStatus } from '../../kernel/db/index.ts'

/**
 * What a stage means: whether it is over, may be cancelled, what the member does next, and where it can go from here.
 */
export interface StatusMeaning {
  readonly final: boolean
  readonly next: 'cancel' | 'wait' | 'confirm' | null
  readonly to: readonly WithdrawalStatus[]
}

const over: StatusMeaning = { final: true, next: null, to: [] }

/** Every stage of a withdrawal, and every step there is. */
export const stages: Readonly<Record<WithdrawalStatus, StatusMeaning>> = {
  submitted: { final: false, next: 'cancel', to: ['checking', 'approved', 'refused', 'cancelled'] },
  checking: { final: false, next: 'cancel', to: ['approved', 'refused', 'cancelled'] },
  approved: { final: false, next: 'wait', to: ['paying', 'refused'] },
  paying: { final: false, next: 'wait', to: ['paid'] },
  paid: { final: false, next: 'confirm', to: ['received', 'not-received'] },
  'not-received': { final: false, next: 'wait', to: ['paying', 'forced-received', 'refused'] },
  received: over,
  'forced-received': over,
  refused: over,
  cancelled: over,
}

/** The stages in which a withdrawal is over. */
export const finalStatuses = [
  'received',
  'forced-received',
  'refused',
  'cancelled',
] as const satisfies readonly WithdrawalStatus[]
