import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { DomainError } from '../http/domain-error.ts'

interface Locked {
  readonly rows: readonly { readonly free: boolean }[]
}

/** Takes a member's turn to move money, until the transaction `tx` ends. @throws DomainError wallet.transfer.running (409) */
export async function lockMember(tx: Database, memberId: number): Promise<void> {
  const asked: unknown = await tx.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${`money/${memberId}`}, 0)) as free`)
  if (!(asked as Locked).rows[0]?.free)
    throw new DomainError('wallet.transfer.running', { status: 409, headers: { 'Retry-After': '1' } })
}
