import { and, asc, eq } from 'drizzle-orm'
import { isAnyOf } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { accounts } from '../db/tables/index.ts'

/**
 * The operator's accounts: where money comes in and goes out, where stakes go and wins come from, what pays bonuses,
 * rebates and points, and what pays agents (commissions, dividends, salaries).
 */
export const houseAccounts = ['house/cash', 'house/games', 'house/promotions', 'house/rebates', 'house/agents'] as const

/** The name of an account of the operator. */
export type HouseAccount = (typeof houseAccounts)[number]

/**
 * A wallet of a member: `main`, `held` (money of withdrawals under way), `bonus` (money with terms that are not met),
 * or the code of a provider with wallets of its own.
 */
export type Wallet = string

/** The name of a member's account. */
export const memberAccount = (memberId: number, wallet: Wallet = 'main'): string =>
  wallet === 'main' ? `member/${memberId}` : `member/${memberId}/${wallet}`

/** The balance of a member's wallet in minor units; nothing when there is no account yet. */
export async function memberBalance(db: Database, memberId: number, wallet: Wallet = 'main'): Promise<number> {
  const [row] = await db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), eq(accounts.wallet, wallet)))
  return row?.balance ?? 0
}

/** Holds all wallets of members until the transaction `tx` ends, in the order of their ids as every booking does. */
export async function lockWallets(tx: Database, memberIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(isAnyOf(accounts.memberId, memberIds))
    .orderBy(asc(accounts.id))
    .for('update')
}

/** Opens a wallet of a member, empty; does nothing when it is there. */
export async function openAccount(db: Database, memberId: number, wallet: Wallet = 'main'): Promise<void> {
  await db
    .insert(accounts)
    .values({ name: memberAccount(memberId, wallet), memberId, wallet })
    .onConflictDoNothing()
}

/** Opens the operator's accounts where they are missing. */
export async function openHouse(db: Database): Promise<void> {
  await db
    .insert(accounts)
    .values(houseAccounts.map((name) => ({ name })))
    .onConflictDoNothing()
}
