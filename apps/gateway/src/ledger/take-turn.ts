import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'
import { Refusal } from '../http/refusal.ts'
import { countOrRefuse } from '../limits/count-unless-full.ts'

/** Whose money is moved, and when. */
export interface Turn {
  readonly memberId: number
  readonly now: number
}

interface Locked {
  readonly rows: readonly { readonly free: boolean }[]
}

/**
 * Takes a member's turn to move money, until the transaction `tx` ends: one call at a time, ten a minute. For calls that
 * members press a button for; to be called first thing inside `once`, so that an answer that is told again costs nothing.
 * @throws Refusal wallet.transfer.running (409), TOO_MANY_REQUESTS (429)
 */
export async function takeTurn(tx: Database, { config }: Pick<Gateway, 'config'>, { memberId, now }: Turn): Promise<void> {
  const asked: unknown = await tx.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${`money/${memberId}`}, 0)) as free`)
  if (!(asked as Locked).rows[0]?.free)
    throw new Refusal('wallet.transfer.running', { status: 409, headers: { 'Retry-After': '1' } })
  await countOrRefuse({ db: tx, config }, [{ limit: 'money.member', of: String(memberId) }], now)
}
