import type { ContractKind } from '@parlour/api-client/endpoints'
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Contract } from '../contracts/kinds.ts'
import type { Database } from '../db/open-database.ts'
import { contracts } from '../db/tables/index.ts'
import type { Period } from '../jobs/job.ts'
import { readAgreed } from '../reinvestment/agreed.ts'
import { capTiers, contractCaps } from '../reinvestment/contract-caps.ts'

const inForceIn = (db: Database, kind: ContractKind, { from, until }: Period): Promise<Contract[]> =>
  db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.kind, kind), isNotNull(contracts.acceptedAt), lt(contracts.acceptedAt, until),
        or(isNull(contracts.endedAt), gt(contracts.endedAt, from)),
      ),
    )

/**
 * The contracts of a kind that were in force at some time of a period. One of the house that states more than the edge bears stands
 * here with what it is paid at most; those beneath it are paid as far as it reaches.
 */
export async function contractsInPeriod(db: Database, kind: ContractKind, period: Period): Promise<Contract[]> {
  const found = await inForceIn(db, kind, period)
  const agreed = await readAgreed(db)
  const known = new Set(agreed.houseContracts.map(({ id }) => id))
  const ended = found.filter(({ id, uplineId }) => uplineId === null && !known.has(id))
  const caps = contractCaps({ ...agreed, houseContracts: [...agreed.houseContracts, ...ended] })
  return found.map((contract) => ({ ...contract, tiers: capTiers(contract.tiers, caps.get(contract.id)) }))
}
