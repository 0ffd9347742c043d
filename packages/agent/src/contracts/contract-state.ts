import type { DownlineContract } from '@parlour/api-client/endpoints'
import type { ContractSide } from './contract-view.ts'

/** How a contract stands, from one of its sides; each has words of its own. */
export const contractStates = [
  'asked',
  'changeAsked',
  'sent',
  'inForce',
  'endAsked',
  'endSent',
  'rejected',
  'withdrawn',
  'lapsed',
  'ended',
  'replaced',
  'outbid',
] as const

/** How a contract stands. */
export type ContractState = (typeof contractStates)[number]

/** What can be done with a contract. */
export type ContractAction = 'accept' | 'reject' | 'withdraw' | 'proposeEnd' | 'confirmEnd' | 'keep'

type Standing = Pick<DownlineContract, 'state' | 'proposedBy' | 'endReason' | 'changes'>

/**
 * How a contract stands for one of its sides: P and E of the platform are `asked` and `changeAsked`, V is `endAsked`, A
 * `inForce`, T `endSent`. Source: contract 3.4, AGT-04.
 *
 * @returns the state
 * @example
 * const wish = { state: 'terminating', proposedBy: 'downline', endReason: null, changes: 0 } as const
 * contractState(wish, 'held') // 'endSent'
 */
export function contractState({ state, proposedBy, endReason, changes }: Standing, side: ContractSide): ContractState {
  if (state === 'offered') return side === 'given' ? 'sent' : changes ? 'changeAsked' : 'asked'
  if (state === 'accepted') return 'inForce'
  if (state === 'terminating') return (proposedBy === 'downline') === (side === 'held') ? 'endSent' : 'endAsked'
  if (state === 'rejected') return 'rejected'
  if (state === 'withdrawn') return endReason === 'outbid' ? 'lapsed' : 'withdrawn'
  return endReason === 'replaced' ? 'replaced' : endReason === 'outbid' ? 'outbid' : 'ended'
}

const actions: Readonly<Partial<Record<ContractState, readonly ContractAction[]>>> = {
  asked: ['accept', 'reject'],
  changeAsked: ['accept', 'reject'],
  sent: ['withdraw'],
  inForce: ['proposeEnd'],
  endAsked: ['confirmEnd', 'keep'],
}

/**
 * What a side can do with a contract as it stands.
 *
 * @returns the actions, what agrees first; none once the contract is over or the other side is asked
 * @example contractActions('asked') // ['accept', 'reject']
 */
export const contractActions = (state: ContractState): readonly ContractAction[] => actions[state] ?? []

/**
 * Whether a contract waits for the answer of the side that looks at it.
 *
 * @returns false for one that waits for the other side
 * @example waitsForMe('endAsked') // true
 */
export const waitsForMe = (state: ContractState): boolean =>
  state === 'asked' || state === 'changeAsked' || state === 'endAsked'
