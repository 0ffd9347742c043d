import type { EndedContract } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { contracts, isAnyOf, members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { isInForce, type Contract } from './kinds.ts'
import { present } from '../../kernel/objects/index.ts'

/** Contracts in force as an answer tells them: with the account of who has them. */
export async function toEndedContracts(db: Database, found: readonly Contract[]): Promise<EndedContract[]> {
  const inForce = found.filter(isInForce)
  if (inForce.length === 0) return []
  const people = await db
    .select({ id: members.id, account: members.username })
    .from(members)
    .where(
      isAnyOf(
        members.id,
        inForce.map(({ memberId }) => memberId),
      ),
    )
  const accounts = new Map(people.map(({ id, account }) => [id, account]))
  return inForce.map(({ id, memberId, kind, category }) => ({
    contractId: id,
    account: present(accounts.get(memberId), `member ${memberId}`),
    kind,
    category,
  }))
}

/** Ends contracts inside the transaction `tx`: what is in force is terminated, what is only offered is taken back. */
export async function endContracts(
  tx: Database,
  found: readonly Contract[],
  reason: 'agreed' | 'replaced' | 'outbid',
  at: number,
): Promise<void> {
  for (const contract of found)
    await tx
      .update(contracts)
      .set({
        status: isInForce(contract) ? 'terminated' : 'withdrawn',
        endedAt: at,
        endReason: reason,
        proposedBy: null,
      })
      .where(eq(contracts.id, contract.id))
}
