import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { accounts } from '../db/tables/index.ts'
import { wagersOf, type Wager } from './wagers.ts'

/** The money of a member, in minor units: what of the main wallet may leave, and what is tied to which bonus. */
export interface FreeMoney {
  readonly main: number
  readonly held: number
  readonly free: number
  readonly tied: number
  readonly ties: readonly Wager[]
}

/** Whether a bonus still ties its money: open, or out of time and not yet taken back. */
const ties = ({ state, bonus }: Wager): boolean => state === 'open' || (state === 'lapsed' && bonus.closedAt === null)

/** What of a member's main wallet is free. A bonus ties its own amount until its terms are played through. */
export async function freeMoneyOf(db: Database, memberId: number, now: number): Promise<FreeMoney> {
  const rows = await db
    .select({ wallet: accounts.wallet, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), ne(accounts.balance, 0)))
  const sumOf = (wanted: (wallet: string | null) => boolean): number =>
    rows.filter(({ wallet }) => wanted(wallet)).reduce((sum, { balance }) => sum + balance, 0)
  const main = sumOf((wallet) => wallet === 'main')
  const all = sumOf((wallet) => wallet !== 'held')
  const tying = (await wagersOf(db, memberId, now)).filter(ties)
  const wanted = tying.reduce((sum, { bonus }) => sum + bonus.amount, 0)
  const free = Math.min(main, Math.max(0, all - wanted))
  return { main, held: sumOf((wallet) => wallet === 'held'), free, tied: main - free, ties: tying }
}
