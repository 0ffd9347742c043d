import { sql } from 'drizzle-orm'
import type { Database } from '../src/kernel/db/open-database.ts'
import { addCrowd, type CrowdSize } from './crowd.ts'

/**
 * Adds members who paid in once and played for a month, each stake and win in the ledger, so that the books are sound.
 * For a database that no member has played in; triggers are off meanwhile, so it needs a superuser.
 */
export async function addMonth(db: Database, size: CrowdSize): Promise<void> {
  await addCrowd(db, size)
  const entriesOf = (kind: string, amount: string, house: string): string => `
    insert into entries (transfer_id, account_id, amount, at)
    select t.id, line.account, line.amount, t.at from transfers t join rounds r on r.id = t.round_id
      join accounts a on a.member_id = r.member_id and a.wallet = 'main'
      cross join lateral (values (a.id, ${amount}), ((select id from accounts where name = '${house}'), -(${amount}))) line(account, amount)
    where t.kind = '${kind}'`
  const statements = [
    `set local session_replication_role = replica`,
    `set local statement_timeout = 0`,
    // No member has an inviter, so no job books anything while the month is looked at.
    `update members set upline_id = null`,
    `truncate entries, transfers`,
    `insert into transfers (id, kind, round_id, at) select gen_random_uuid(), 'bet', id, settled_at from rounds`,
    `insert into transfers (id, kind, round_id, at) select gen_random_uuid(), 'win', id, settled_at from rounds where win > 0`,
    entriesOf('bet', '-r.stake', 'house/games'),
    entriesOf('win', 'r.win', 'house/games'),
    `insert into transfers (id, kind, reference, at) select gen_random_uuid(), 'deposit', id::text, registered_at from members`,
    `insert into entries (transfer_id, account_id, amount, at)
      select t.id, line.account, line.amount, t.at from transfers t join accounts a on a.member_id = t.reference::bigint and a.wallet = 'main'
        cross join lateral (values (a.id, 1000000000), ((select id from accounts where name = 'house/cash'), -1000000000)) line(account, amount)
      where t.kind = 'deposit'`,
    `update accounts set balance = booked.sum from (select account_id, sum(amount) as sum from entries group by 1) booked
      where accounts.id = booked.account_id and accounts.member_id is not null`,
  ]
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
  await db.execute(sql.raw('analyze'))
}
