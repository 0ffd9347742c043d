import type { Chains } from '../agent/ancestors-of.ts'
import { consolidated, payoutKindOf, type Contract } from '../contracts/kinds.ts'
import type { Adjustment } from '../db/tables/index.ts'
import type { Period } from '../jobs/job.ts'
import { bestTier, type Figures } from './best-tier.ts'
import { totalOf, type Draft } from './draft.ts'
import { inForceWithin, piecesOf, type Piece } from './pieces-of.ts'
import type { Play, PlaysOf } from './plays.ts'
import type { ContractKind } from '@parlour/api-client/endpoints'

/** What was paid under a contract, and to those beneath it, that its upline's contract has to bear. */
export interface Beneath extends Adjustment {
  readonly uplineId: number
  readonly category: string
}

/** What a settlement of contracts works with. */
export interface Settlement {
  readonly period: Period
  readonly kind: ContractKind
  /** The contracts to settle. */
  readonly contracts: readonly Contract[]
  /** Every contract of the kind that was in force in the period, those of other lengths too. */
  readonly inForce: readonly Contract[]
  readonly chains: Chains
  readonly plays: PlaysOf
  /** Losses carried in by `member/category`; zero or below. */
  readonly carries: ReadonlyMap<string, number>
  /** What shorter periods beneath have been paid within this one. */
  readonly beneath: readonly Beneath[]
}

async function measure(memberId: number, pieces: readonly Piece[], { plays, chains }: Settlement): Promise<Figures> {
  let turnover = 0
  let netLoss = 0
  const active = new Set<number>()
  const count = (play: Play): void => {
    turnover += play.stake
    netLoss += play.stake - play.win
    active.add(play.memberId)
  }
  for (const { productType, ...window } of pieces)
    for (const play of await plays(window))
      if (play.productType === productType && chains.get(play.memberId)?.includes(memberId)) count(play)
  return { turnover, netLoss, activeMembers: active.size }
}

const depthOf = (chains: Chains, { memberId }: Contract): number => chains.get(memberId)?.length ?? 0

/** Whether what was paid in a category beneath is borne by a contract of this category. */
const bears = (contract: Contract, others: readonly Contract[], category: string): boolean =>
  contract.category === category ||
  (contract.category === consolidated && !others.some((other) => other.memberId === contract.memberId && other.category === category))

/** Takes from what is due beneath as much as a contract can bear; what it cannot stays in the list. */
function bear(beneath: Beneath[], most: number, mine: (part: Beneath) => boolean): Adjustment[] {
  let left = most
  const borne: Adjustment[] = []
  for (const [at, part] of beneath.entries()) {
    if (!mine(part) || left === 0 || part.amount === 0) continue
    const amount = Math.min(left, part.amount)
    left -= amount
    borne.push({ memberId: part.memberId, amount: -amount })
    beneath[at] = { ...part, amount: part.amount - amount }
  }
  return borne
}

/**
 * Works out what the contracts pay for a period, those lowest in the tree first: each pays its best step, less what those
 * beneath are due for the same turnover, and never less than nothing. Dividends carry a loss into the next period.
 */
export async function settleContracts(settlement: Settlement): Promise<Draft[]> {
  const { contracts, chains, period, kind } = settlement
  const beneath = [...settlement.beneath]
  const carries = new Map(settlement.carries)
  const drafts: Draft[] = []
  const order = contracts.toSorted((a, b) => depthOf(chains, b) - depthOf(chains, a) || (a.acceptedAt ?? 0) - (b.acceptedAt ?? 0))
  for (const contract of order) {
    const { memberId, category, uplineId } = contract
    const own = settlement.inForce.filter((other) => other.memberId === memberId)
    const window = inForceWithin(contract, period)
    if (!window) continue
    const { turnover, netLoss, activeMembers } = await measure(memberId, piecesOf(contract, own, period), settlement)
    const key = `${memberId}/${category}`
    const carryIn = kind === 'dividend' ? (carries.get(key) ?? 0) : 0
    const counted = netLoss + carryIn
    const reached = bestTier(contract.tiers, { turnover, netLoss: counted, activeMembers }, kind === 'dividend' ? 'netLoss' : 'turnover')
    const carryOut = kind === 'dividend' ? Math.min(0, counted) : 0
    const adjustments = bear(beneath, reached.gross, (part) => part.uplineId === memberId && bears(contract, own, part.category))
    const adjustment = totalOf(adjustments)
    const amount = reached.gross + adjustment
    carries.set(key, carryOut)
    if (uplineId !== null && reached.gross > 0) beneath.push({ uplineId, memberId, category, amount: reached.gross })
    drafts.push({
      kind: payoutKindOf[kind], memberId, contractId: contract.id, category, from: window.from, until: window.until,
      turnover, netLoss, activeMembers, ...reached, adjustments, adjustment, carryIn, carryOut, amount,
    })
  }
  return drafts
}
