import type { DownlineContract } from '@parlour/api-client/endpoints'
import { contractState, waitsForMe, type ContractState } from './contract-state.ts'
import type { ContractSide } from './contract-view.ts'

/** What happened to a contract, or what it waits for; `at` in milliseconds since 1970, null while it has not happened. */
export interface ContractMoment {
  readonly id: 'offered' | 'accepted' | 'endProposed' | 'kept' | 'over' | 'waiting'
  readonly at: number | null
  /** How the contract stands, for the last one. */
  readonly state: ContractState
  /** Whether it waits for who looks at it. */
  readonly mine: boolean
}

/**
 * What happened to a contract so far, the oldest first, and what it waits for at the end.
 *
 * @returns at least one moment
 * @example contractTimeline(row, 'held').at(-1)?.id // 'waiting'
 */
export function contractTimeline(row: DownlineContract, side: ContractSide): ContractMoment[] {
  const state = contractState(row, side)
  const mine = waitsForMe(state)
  const moment = (id: ContractMoment['id'], at: number | null) => ({ id, at, state, mine })
  // A proposal whose answer is not known says nothing of a contract that goes on.
  const isKnown = row.endRefusedAt || row.state === 'terminating' || row.state === 'terminated'
  const open = row.state === 'offered' || row.state === 'terminating'
  return [
    moment('offered', row.offeredAt),
    ...(row.acceptedAt ? [moment('accepted', row.acceptedAt)] : []),
    ...(row.proposedAt && isKnown ? [moment('endProposed', row.proposedAt)] : []),
    ...(row.endRefusedAt ? [moment('kept', row.endRefusedAt)] : []),
    ...(row.endedAt ? [moment('over', row.endedAt)] : []),
    ...(open ? [moment('waiting', null)] : []),
  ]
}
