import type { ContractKind } from '@parlour/api-client/endpoints'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { contracts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Contract } from './kinds.ts'

const alive = inArray(contracts.status, ['offered', 'accepted', 'terminating'])

/** What a member was offered or has agreed to in a kind, and is not over. */
export const contractsOf = (db: Database, memberId: number, kind: ContractKind): Promise<Contract[]> =>
  db
    .select()
    .from(contracts)
    .where(and(eq(contracts.memberId, memberId), eq(contracts.kind, kind), alive))

/** What a member has offered to the downlines in a kind, and is not over. */
export const offeredBy = (db: Database, uplineId: number, kind: ContractKind): Promise<Contract[]> =>
  db
    .select()
    .from(contracts)
    .where(and(eq(contracts.uplineId, uplineId), eq(contracts.kind, kind), alive))

/** A contract by its id, or null. */
export async function findContract(db: Database, id: number): Promise<Contract | null> {
  const [row] = await db.select().from(contracts).where(eq(contracts.id, id))
  return row ?? null
}

/**
 * Makes all changes of a kind of contracts wait for one another until the transaction `tx` ends: an end may cascade.
 */
export async function lockKind(tx: Database, kind: ContractKind): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contracts/${kind}`}, 0))`)
}
