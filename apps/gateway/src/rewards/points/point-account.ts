import { asc, eq, sql } from 'drizzle-orm'
import { bigintArray, inParts, insertRows, isAnyOf, pointAccounts, pointEntries } from '../../kernel/db/index.ts'
import type { Database, Words } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { present } from '../../kernel/objects/index.ts'

/** A change of points to write: plus for points that come in. */
export interface PointChange {
  readonly memberId: number
  readonly kind: 'EARN' | 'REDEEM' | 'CONVERT' | 'RETURN'
  readonly points: number
  readonly remark: Words
  readonly at: number
}

/** The points of a member. */
export async function pointBalance(db: Database, memberId: number): Promise<number> {
  const [row] = await db
    .select({ balance: pointAccounts.balance })
    .from(pointAccounts)
    .where(eq(pointAccounts.memberId, memberId))
  return row?.balance ?? 0
}

/**
 * Writes changes of points inside the transaction `tx`, in the order given: holds the accounts in the order of their
 * members, moves their balances, appends the entries. Answers the new balances.
 * @throws DomainError points.low (value.balance) when an account would fall below zero
 */
export async function writePoints(tx: Database, changes: readonly PointChange[]): Promise<Map<number, number>> {
  const ids = [...new Set(changes.map(({ memberId }) => memberId))].toSorted((a, b) => a - b)
  if (ids.length === 0) return new Map()
  await tx.execute(
    sql`insert into point_accounts (member_id) select id from unnest(${bigintArray(ids)}) as wanted(id) on conflict do nothing`,
  )
  const held = await inParts(ids, (some) =>
    tx
      .select()
      .from(pointAccounts)
      .where(isAnyOf(pointAccounts.memberId, some))
      .orderBy(asc(pointAccounts.memberId))
      .for('update'),
  )
  const balances = new Map(held.map(({ memberId, balance }) => [memberId, balance]))
  const rows = changes.map((change) => {
    const before = present(balances.get(change.memberId), `the account of points of member ${change.memberId}`)
    const balance = before + change.points
    if (balance < 0) throw new DomainError('points.low', { value: { balance: before } })
    balances.set(change.memberId, balance)
    return { ...change, balance }
  })
  await inParts(balances, async (some) => {
    const moved = some.map(([id]) => id)
    await tx.execute(sql`
      update point_accounts set balance = moved.balance
      from unnest(${bigintArray(moved)}, ${bigintArray(some.map(([, balance]) => balance))}) as moved(id, balance)
      where point_accounts.member_id = moved.id and ${isAnyOf(sql`point_accounts.member_id`, moved)}`)
    return []
  })
  await insertRows(
    tx,
    pointEntries,
    rows.map(({ memberId, ...row }) => ({ member_id: memberId, ...row })),
  )
  return balances
}
