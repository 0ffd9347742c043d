import type { ContractKind } from '@parlour/api-client/endpoints'
import type { Database, Tier } from '../../kernel/db/index.ts'
import type { Ports } from '../../kernel/ports/index.ts'
import { capTiers } from './cap-tiers.ts'
import { contractsOf } from './find-contracts.ts'
import { highestRate } from './highest-rate.ts'
import { consolidated, isInForce, type Contract } from './kinds.ts'

/** What tells how much contracts may pay. */
export type CapPorts = Pick<Ports, 'contractCaps'>

/** Of whom, and in which kind and category. */
export interface Wished {
  readonly memberId: number
  readonly kind: ContractKind
  readonly category: string
}

/** What somebody may hand on in a category. */
export interface HandedOn {
  /** The contract that counts there: its own, or the one for all. */
  readonly contract: Contract | undefined
  /** Its steps, none above what the games bear. */
  readonly steps: readonly Tier[]
  /** What the games bear at most, in parts per million, where the contract says more. */
  readonly cap: number | undefined
}

/**
 * What somebody may hand on: the steps of the contract that counts in a category, as far as the contracts above it, up to
 * that of the operator, are paid. What the operator pays is held down by the edge of the category.
 */
export async function termsToHandOn(
  db: Database,
  ports: CapPorts,
  { memberId, kind, category }: Wished,
): Promise<HandedOn> {
  const own = (await contractsOf(db, memberId, kind)).filter(isInForce)
  const contract = own.find((each) => each.category === category) ?? own.find((each) => each.category === consolidated)
  if (!contract) return { contract, steps: [], cap: undefined }
  const cap =
    contract.uplineId === null
      ? (await ports.contractCaps(db, [contract])).get(contract.id)
      : highestRate((await termsToHandOn(db, ports, { memberId: contract.uplineId, kind, category })).steps)
  const binds = cap !== undefined && cap < highestRate(contract.tiers)
  if (!binds) return { contract, steps: contract.tiers, cap: undefined }
  return { contract, steps: capTiers(contract.tiers, Math.floor(cap)), cap: Math.floor(cap) }
}
