import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'
import { DomainError } from '../http/domain-error.ts'

/**
 * Makes sure, until the transaction `tx` ends, that no other member has a verified number.
 * @throws DomainError mobile.taken
 */
export async function claimMobile(tx: Database, key: string, memberId = 0): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mobile/${key}`}, 0))`)
  const [other] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.mobile, key), isNotNull(members.mobileVerifiedAt), ne(members.id, memberId)))
  if (other) throw new DomainError('mobile.taken', { value: { field: 'mobileNum' } })
}
