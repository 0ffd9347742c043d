import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { accounts, bonuses } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Wallet } from '../../kernel/ledger/index.ts'
import type { Share } from './split-stake.ts'
import { present } from '../../kernel/objects/index.ts'

/** A bonus as the database holds it. */
export type Bonus = typeof bonuses.$inferSelect

/** The bonuses of a member that hold money, the oldest first. */
export const fullBonusesOf = (db: Database, memberId: number): Promise<Bonus[]> =>
  db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.closedAt), gt(bonuses.balance, 0)))
    .orderBy(asc(bonuses.at), asc(bonuses.id))

/** What can be staked in games of a wallet, in minor units: what it holds, and with the main one the bonus money. */
export async function playableBalance(db: Database, memberId: number, wallet: Wallet = 'main'): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${accounts.balance}), 0)`.mapWith(Number) })
    .from(accounts)
    .where(
      and(eq(accounts.memberId, memberId), inArray(accounts.wallet, wallet === 'main' ? ['main', 'bonus'] : [wallet])),
    )
  return present(row, 'the sum of the wallets').sum
}

/** Changes what bonuses hold of the bonus wallet, whose member's wallets are held by the transaction `tx`. */
export async function changeBonuses(tx: Database, changes: readonly Share[]): Promise<void> {
  const told = changes.filter(({ amount }) => amount !== 0)
  if (told.length === 0) return
  await tx.execute(sql`
    update bonuses set balance = balance + change.amount
    from (select "bonusId" as id, sum(amount) as amount from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as told("bonusId" uuid, amount bigint) group by 1) change
    where bonuses.id = change.id`)
}
