import type { Chains } from '../../identity/index.ts'
import { payoutKindOf, type Contract } from '../contracts/kinds.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { bestTier, type Figures } from '../contracts/best-tier.ts'
import { bearDown, type DownlinePayment, type Due } from './bear-down.ts'
import { totalOf, type Draft } from './draft.ts'
import { inForceWithin, piecesOf, type Piece } from './pieces-of.ts'
import type { Play, PlaysOf } from './plays.ts'
import type { ContractKind } from '@parlour/api-client/endpoints'

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
  /** What shorter periods have paid to downlines within this one. */
  readonly downlinePayments: readonly DownlinePayment[]
}

async function measure(memberId: number, pieces: readonly Piece[], { plays, chains }: Settlement): Promise<Figures> {
  let turnover = 0
  let netLoss = 0
  let theoreticalLoss = 0
  const active = new Set<number>()
  const count = (play: Play): void => {
    turnover += play.turnover
    netLoss += play.netLoss
    theoreticalLoss += play.theoreticalLoss
    active.add(play.memberId)
  }
  for (const { productType, ...window } of pieces)
    for (const play of await plays(window))
      if (play.productType === productType && chains.get(play.memberId)?.includes(memberId)) count(play)
  return { turnover, netLoss, theoreticalLoss, activeMembers: active.size }
}

const depthOf = (chains: Chains, { memberId }: Contract): number => chains.get(memberId)?.length ?? 0

/** What a contract has reached and counted in a period, by itself. */
interface Counted extends Due {
  readonly draft: Draft
}

/**
 * Works out what the contracts pay for a period, those lowest in the tree first: each pays its best step, less what
 * those below are due for the same turnover, and never less than nothing. A salary is paid as far as the contracts
 * above it reach: what no upline can bear is taken off. Dividends carry a loss into the next period.
 */
export async function settleContracts(settlement: Settlement): Promise<Draft[]> {
  const { contracts, chains, period, kind } = settlement
  const carries = new Map(settlement.carries)
  const counted: Counted[] = []
  const order = contracts.toSorted(
    (a, b) => depthOf(chains, b) - depthOf(chains, a) || (a.acceptedAt ?? 0) - (b.acceptedAt ?? 0),
  )
  for (const contract of order) {
    const { memberId, category } = contract
    const own = settlement.inForce.filter((other) => other.memberId === memberId)
    const window = inForceWithin(contract, period)
    if (!window) continue
    const { turnover, netLoss, theoreticalLoss, activeMembers } = await measure(
      memberId,
      piecesOf(contract, own, period),
      settlement,
    )
    const key = `${memberId}/${category}`
    const carryIn = kind === 'dividend' ? (carries.get(key) ?? 0) : 0
    const carried = netLoss + carryIn
    const reached = bestTier(
      contract.tiers,
      { turnover, netLoss: carried, activeMembers, theoreticalLoss },
      kind === 'dividend' ? 'netLoss' : 'turnover',
    )
    const carryOut = kind === 'dividend' ? Math.min(0, carried) : 0
    carries.set(key, carryOut)
    const draft = {
      kind: payoutKindOf[kind],
      memberId,
      contractId: contract.id,
      category,
      from: window.from,
      until: window.until,
      turnover,
      netLoss,
      activeMembers,
      ...reached,
      adjustments: [],
      adjustment: 0,
      carryIn,
      carryOut,
      amount: reached.gross,
    }
    counted.push({ contract, own, gross: reached.gross, depth: depthOf(chains, contract), draft })
  }
  const borne = bearDown(counted, settlement.downlinePayments, kind !== 'dividend')
  return counted.map(({ draft, gross }, at) => {
    const adjustments = borne[at] ?? []
    const adjustment = totalOf(adjustments)
    return { ...draft, adjustments, adjustment, amount: gross + adjustment }
  })
}
