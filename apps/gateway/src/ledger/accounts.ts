import { eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { accounts } from '../db/tables/index.ts'

/** The accounts of the house: where play money comes from, where stakes go, where wins are paid from. */
export const houseAccounts = ['house/cash', 'house/games', 'house/promotions', 'house/rebates'] as const

/** The name of an account of the house. */
export type HouseAccount = (typeof houseAccounts)[number]

/** The name of a member's account. */
export const memberAccount = (memberId: number): string => `member/${memberId}`

/** The balance of a member in minor units; nothing when there is no account yet. */
export async function memberBalance(db: Database, memberId: number): Promise<number> {
  const [row] = await db.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.memberId, memberId))
  return row?.balance ?? 0
}

/** Opens the account of a member, empty. */
export async function openAccount(db: Database, memberId: number): Promise<void> {
  await db.insert(accounts).values({ name: memberAccount(memberId), memberId }).onConflictDoNothing()
}

/** Opens the accounts of the house where they are missing. */
export async function openHouse(db: Database): Promise<void> {
  await db.insert(accounts).values(houseAccounts.map((name) => ({ name }))).onConflictDoNothing()
}
