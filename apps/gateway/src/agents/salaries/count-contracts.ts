import type { Chains } from '../../identity/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import type { Contract } from '../contracts/kinds.ts'
import type { Count } from './count.ts'
import { piecesOf } from '../contracts/pieces-of.ts'
import type { Play, PlaysOf } from './plays.ts'

/** Contracts of a period, and the play below them. */
export interface Counting {
  readonly period: Period
  /** The contracts to count for. */
  readonly contracts: readonly Contract[]
  /** Every contract of their members and kind that was in force in the period, those of other lengths too. */
  readonly inForce: readonly Contract[]
  readonly chains: Chains
  readonly plays: PlaysOf
}

/** The contracts by the members who are paid by them. */
export function byMember<Of extends Pick<Contract, 'memberId'>>(contracts: readonly Of[]): ReadonlyMap<number, Of[]> {
  const found = new Map<number, Of[]>()
  for (const contract of contracts) found.set(contract.memberId, [...(found.get(contract.memberId) ?? []), contract])
  return found
}

/** Finds the plays of a period by who stands above the players; each period is arranged once. */
function playsBelow(plays: PlaysOf, chains: Chains): (period: Period) => Promise<ReadonlyMap<number, Play[]>> {
  const found = new Map<string, ReadonlyMap<number, Play[]>>()
  return async (period) => {
    const key = `${period.from}-${period.until}`
    const known = found.get(key)
    if (known) return known
    const below = new Map<number, Play[]>()
    for (const play of await plays(period))
      for (const agent of chains.get(play.memberId) ?? []) {
        const own = below.get(agent)
        if (own) own.push(play)
        else below.set(agent, [play])
      }
    found.set(key, below)
    return below
  }
}

/**
 * What contracts count of these plays; one without any has no count. All
 * plays of a member have to be counted at once, those of other members may be counted apart.
 */
export async function countContracts({ period, contracts, inForce, chains, plays }: Counting): Promise<Count[]> {
  const own = byMember(inForce)
  const below = playsBelow(plays, chains)
  const counts: Count[] = []
  for (const contract of contracts) {
    const { id: payeeId, memberId, category } = contract
    let [turnover, netLoss, theoreticalLoss] = [0, 0, 0]
    const active = new Set<number>()
    for (const { productType, ...window } of piecesOf(contract, own.get(memberId) ?? [], period))
      for (const play of (await below(window)).get(memberId) ?? []) {
        if (play.productType !== productType) continue
        turnover += play.turnover
        netLoss += play.netLoss
        theoreticalLoss += play.theoreticalLoss
        active.add(play.memberId)
      }
    if (active.size === 0) continue
    const parts = { payeeId, category, rate: 0, downlineId: 0, taken: 0 }
    counts.push({ ...parts, turnover, netLoss, theoreticalLoss, activeMembers: active.size })
  }
  return counts
}
