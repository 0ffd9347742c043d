import type { ContractStatus } from '../../kernel/db/index.ts'

/** What happens to a contract. */
export type ContractEvent = 'accept' | 'reject' | 'withdraw' | 'proposeEnd' | 'confirmEnd' | 'keep'

const steps: Readonly<Record<ContractStatus, Partial<Record<ContractEvent, ContractStatus>>>> = {
  offered: { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' },
  accepted: { proposeEnd: 'terminating' },
  terminating: { confirmEnd: 'terminated', keep: 'accepted' },
  rejected: {},
  withdrawn: {},
  terminated: {},
}

/** The state after an event, or null when the event does not fit the state. */
export const next = (state: ContractStatus, event: ContractEvent): ContractStatus | null => steps[state][event] ?? null

/** What an answer of the downline means in a state: A and R both keep a contract whose end is proposed. */
export function eventOf(state: ContractStatus, action: 'A' | 'R' | 'C'): ContractEvent | null {
  if (state === 'offered') return action === 'A' ? 'accept' : action === 'R' ? 'reject' : null
  if (state === 'terminating') return action === 'C' ? 'confirmEnd' : 'keep'
  return null
}
