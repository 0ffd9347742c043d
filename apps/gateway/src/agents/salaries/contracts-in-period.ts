import type { ContractKind } from '@parlour/api-client/endpoints'
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Contract } from '../contracts/kinds.ts'
import { contracts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import type { Ports } from '../../kernel/ports/index.ts'
import { capTiers } from '../contracts/cap-tiers.ts'

/** What tells how much contracts may pay. */
export type CapPorts = Pick<Ports, 'contractCaps'>

const inForceIn = (db: Database, kind: ContractKind, { from, until }: Period): Promise<Contract[]> =>
  db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.kind, kind),
        isNotNull(contracts.acceptedAt),
        lt(contracts.acceptedAt, until),
        or(isNull(contracts.endedAt), gt(contracts.endedAt, from)),
      ),
    )

/**
 * The contracts of a kind that were in force at some time of a period. One of the operator that states more than the
 * edge bears is listed with what it is paid at most; its downlines are paid as far as it reaches.
 */
export async function contractsInPeriod(
  db: Database,
  { contractCaps }: CapPorts,
  kind: ContractKind,
  period: Period,
): Promise<Contract[]> {
  const found = await inForceIn(db, kind, period)
  const caps = await contractCaps(db, found)
  return found.map((contract) => ({ ...contract, tiers: capTiers(contract.tiers, caps.get(contract.id)) }))
}
