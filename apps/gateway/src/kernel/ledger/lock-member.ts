import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { DomainError } from '../http/domain-error.ts'

type Row = { readonly free: boolean }

/** Takes a member's turn to move money, until the transaction `tx` ends. @throws DomainError wallet.transfer.running */
export async function lockMember(tx: Database, memberId: number): Promise<void> {
  const { rows } = await tx.execute<Row>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`money/${memberId}`}, 0)) as free`,
  )
  if (!rows[0]?.free) throw new DomainError('wallet.transfer.running', { headers: { 'Retry-After': '1' } })
}
