import type { Chains } from '../../identity/index.ts'
import type { Contract } from '../contracts/kinds.ts'
import type { Adjustment } from '../../kernel/db/index.ts'
import { bearDown, type Bearing } from './bear-down.ts'
import { byMember, countContracts, type Counting } from './count-contracts.ts'
import { totalOf, type Draft } from './draft.ts'
import { reach } from './reach.ts'
import type { ContractKind } from '@parlour/api-client/endpoints'

/** What was paid under a contract, and to its downlines, that its upline's contract has to bear. */
export interface DownlinePayment extends Adjustment {
  readonly uplineId: number
  readonly category: string
}

/** What a settlement of contracts works with. */
export interface Settlement extends Counting {
  readonly kind: ContractKind
  /** Losses carried in by `member/category`; zero or below. */
  readonly carries: ReadonlyMap<string, number>
  /** What shorter periods have paid to downlines within this one. */
  readonly downlinePayments: readonly DownlinePayment[]
}

/** A contract with its draft, and what of it the contracts above have not borne. */
export interface Given extends Bearing {
  readonly memberId: number
  readonly draft: Draft
  rest: number
}

/** A draft less what is taken off it. */
export function less(draft: Draft, adjustments: Draft['adjustments']): Draft {
  const adjustment = totalOf(adjustments)
  return { ...draft, adjustments, adjustment, amount: draft.gross + adjustment }
}

const depthOf = (chains: Chains, { memberId }: Pick<Contract, 'memberId'>): number => chains.get(memberId)?.length ?? 0

/** Contracts, or what is due under them, by the member that they are with. */
export function byUpline<Of extends { readonly uplineId: number | null }>(
  all: readonly Of[],
): ReadonlyMap<number, Of[]> {
  const found = new Map<number, Of[]>()
  for (const each of all)
    if (each.uplineId !== null) found.set(each.uplineId, [...(found.get(each.uplineId) ?? []), each])
  return found
}

/**
 * Works out what the contracts pay for a period, those lowest in the tree first: each pays its best step, less what
 * those below are due for the same turnover, and never less than nothing. A salary is paid as far as the contracts
 * above it reach: what no upline can bear is taken off. Dividends carry a loss into the next period.
 */
export async function settleContracts(settlement: Settlement): Promise<Draft[]> {
  const { contracts, inForce, chains, period, kind, downlinePayments } = settlement
  const figures = new Map((await countContracts(settlement)).map((count) => [count.payeeId, count]))
  const of = { kind, period, carries: new Map(settlement.carries) }
  const given = contracts
    .toSorted((a, b) => depthOf(chains, b) - depthOf(chains, a) || (a.acceptedAt ?? 0) - (b.acceptedAt ?? 0))
    .flatMap((contract): Given[] => {
      const draft = reach(contract, figures.get(contract.id), of)
      const { memberId, uplineId, category } = contract
      return draft ? [{ memberId, uplineId, category, draft, gross: draft.gross, rest: draft.gross }] : []
    })
  const before = byUpline(downlinePayments.map((paid) => ({ ...paid, rest: paid.amount })))
  const [below, all] = [byUpline(given), byMember(inForce)]
  const taken = new Map<Given, Adjustment[]>()
  const fromTheTop = [...byMember(given)].toSorted(
    ([, [a]], [, [b]]) => (a ? depthOf(chains, a) : 0) - (b ? depthOf(chains, b) : 0),
  )
  for (const [memberId, own] of fromTheTop) {
    const due = [...(before.get(memberId) ?? []), ...(below.get(memberId) ?? [])]
    const categories = new Set((all.get(memberId) ?? []).map(({ category }) => category))
    const borne = bearDown(own, due, { categories, covered: kind !== 'dividend' })
    for (const [at, each] of own.entries()) taken.set(each, borne[at] ?? [])
  }
  return given.map((each) => less(each.draft, taken.get(each) ?? []))
}
