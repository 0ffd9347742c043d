import type { ContractKind } from '@parlour/api-client/endpoints'
import type { Database } from '../../kernel/db/index.ts'
import { boundingCategories, exceeds, stepsFor } from './ceiling.ts'
import { contractsOf, offeredBy } from './find-contracts.ts'
import { consolidated, isInForce, type Contract } from './kinds.ts'

/** A member whose contracts in a kind would be these. */
export interface ContractRates {
  readonly memberId: number
  readonly kind: ContractKind
  readonly own: readonly Pick<Contract, 'category' | 'tiers'>[]
}

/**
 * What could not stand for downlines if a member's contracts of a kind were these: contracts in force and open offers
 * with a higher rate or for less, and what hangs on those further down.
 */
export async function conflictingContracts(db: Database, { memberId, kind, own }: ContractRates): Promise<Contract[]> {
  const over: Contract[] = []
  const inForceFor = async (downline: number): Promise<Contract[]> =>
    (await contractsOf(db, downline, kind)).filter((each) => isInForce(each) && !over.some(({ id }) => id === each.id))
  // What pays for all games comes last: it pays for those as well whose contract ends here.
  const given = (await offeredBy(db, memberId, kind)).toSorted(
    (one, other) => Number(one.category === consolidated) - Number(other.category === consolidated),
  )
  for (const contract of given) {
    const bounding = boundingCategories(contract.category, own, await inForceFor(contract.memberId))
    if (!bounding.some((category) => exceeds(contract.tiers, stepsFor(own, category)))) continue
    over.push(contract)
    if (!isInForce(contract)) continue
    const left = await inForceFor(contract.memberId)
    over.push(
      ...(await conflictingContracts(db, { memberId: contract.memberId, kind, own: left })).filter(
        (found) => !over.some(({ id }) => id === found.id),
      ),
    )
  }
  return over
}

/** The contracts of a member after a yes to a waiting one: an offer takes its place, a termination empties it. */
export function ownAfter(
  own: readonly Contract[],
  contract: Pick<Contract, 'category' | 'tiers' | 'status'>,
): ContractRates['own'] {
  const rest = own.filter((other) => isInForce(other) && other.category !== contract.category)
  return contract.status === 'offered' ? [...rest, contract] : rest
}
