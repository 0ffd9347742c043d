import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/db/index.ts'

/**
 * Books the history that was just told once more in the order of its moments: the order of booking is the order in
 * which records are read, and the seed writes one member after the other. For a database without play. What is rolled up
 * of the entries is written again with them.
 */
export async function orderEntries(tx: Database): Promise<void> {
  const lines = sql`transfer_id, account_id, amount, at`
  await tx.execute(sql`create temporary table told on commit drop as select ${lines}, seq from entries`)
  await tx.execute(sql`truncate entries, money_days`)
  await tx.execute(sql`insert into entries (${lines}) select ${lines} from told order by at, told.seq`)
}
