import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { Refusal } from '../http/refusal.ts'

interface Locked {
  readonly rows: readonly { readonly free: boolean }[]
}

/** Takes a member's turn to move money, until the transaction `tx` ends. @throws Refusal wallet.transfer.running (409) */
export async function takeTurn(tx: Database, memberId: number): Promise<void> {
  const asked: unknown = await tx.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${`money/${memberId}`}, 0)) as free`)
  if (!(asked as Locked).rows[0]?.free)
    throw new Refusal('wallet.transfer.running', { status: 409, headers: { 'Retry-After': '1' } })
}
