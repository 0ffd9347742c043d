import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/db/open-database.ts'
import { accounts, entries } from '../../kernel/db/tables/index.ts'

/** The members' accounts whose balance is not the sum of their entries: none where the books are sound. */
export const unsoundAccounts = (db: Database): Promise<{ id: number }[]> =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(entries, eq(entries.accountId, accounts.id))
    .where(sql`${accounts.memberId} is not null`)
    .groupBy(accounts.id)
    .having(sql`${accounts.balance} <> coalesce(sum(${entries.amount}), 0)`)
