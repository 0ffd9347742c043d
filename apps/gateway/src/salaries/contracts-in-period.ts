import type { ContractKind } from '@parlour/api-client/endpoints'
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Contract } from '../contracts/kinds.ts'
import type { Database } from '../db/open-database.ts'
import { contracts } from '../db/tables/index.ts'
import type { Period } from '../jobs/job.ts'

/** The contracts of a kind that were in force at some time of a period. */
export const contractsInPeriod = (db: Database, kind: ContractKind, { from, until }: Period): Promise<Contract[]> =>
  db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.kind, kind), isNotNull(contracts.acceptedAt), lt(contracts.acceptedAt, until),
        or(isNull(contracts.endedAt), gt(contracts.endedAt, from)),
      ),
    )
