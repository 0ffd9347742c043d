import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'

/** A rule that the books break, and how often. */
export interface LedgerFault {
  readonly rule: string
  readonly count: number
}

type Row = { readonly rule: string; readonly count: string | number }

/** What must never be found: each counts its offenders. */
const rules: Readonly<Record<string, SQL>> = {
  'all entries add up to zero': sql`select count(*) from (select 1 from entries having coalesce(sum(amount), 0) <> 0) as crooked`,
  'every transfer has entries that add up to zero': sql`
    select count(*) from (
      select t.id from transfers t left join entries e on e.transfer_id = t.id
      group by t.id having count(e.amount) < 2 or coalesce(sum(e.amount), 0) <> 0
    ) as crooked`,
  'every balance is the sum of its entries': sql`
    select count(*) from accounts a
    left join (select account_id, sum(amount) as total from entries group by account_id) e on e.account_id = a.id
    left join carried_amounts c on c.account_id = a.id
    where a.member_id is not null and a.balance <> coalesce(e.total, 0) + coalesce(c.amount, 0)`,
  'what is carried on from archived entries adds up to zero': sql`select count(*) from (select 1 from carried_amounts having coalesce(sum(amount), 0) <> 0) as crooked`,
  'no balance is below zero': sql`select count(*) from accounts where balance < 0`,
  'what is held is what withdrawals under way hold': sql`
    select count(*) from (
      select member_id, sum(balance) as total from accounts where wallet = 'held' group by member_id
    ) held full join (
      select member_id, sum(amount) as total from withdrawals
      where stage not in ('received', 'forced-received', 'refused', 'cancelled') group by member_id
    ) open using (member_id) where coalesce(held.total, 0) <> coalesce(open.total, 0)`,
  'what bonus wallets hold is what open bonuses hold': sql`
    select count(*) from (
      select member_id, sum(balance) as total from accounts where wallet = 'bonus' group by member_id
    ) held full join (
      select member_id, sum(balance) as total from bonuses group by member_id
    ) open using (member_id) where coalesce(held.total, 0) <> coalesce(open.total, 0)`,
  'no bonus that is over holds money': sql`select count(*) from bonuses where closed_at is not null and balance <> 0`,
  'no bonus waits for a stake that is over': sql`
    select count(*) from bonus_stakes s join rounds r on r.id = s.round_id where s.won is null`,
  'every paid deposit is booked, and only paid ones': sql`
    select count(*) from deposits d where (d.status = 'paid') <> (d.transfer_id is not null)
    or (d.transfer_id is not null and not exists (
      select 1 from entries e join accounts a on a.id = e.account_id
      where e.transfer_id = d.transfer_id and a.member_id = d.member_id and e.amount = coalesce(d.paid_amount, d.amount)))`,
  'every stored key has an answer': sql`select count(*) from idempotency where answer is null or answer = 'null'::jsonb`,
}

/** Checks the books as they stand at one moment; answers the rules that are broken, none when they are sound. */
export async function ledgerFaults(db: Database): Promise<LedgerFault[]> {
  const each = Object.entries(rules).map(([rule, count]) => sql`select ${rule}::text as rule, (${count}) as count`)
  const { rows } = await db.execute<Row>(sql.join(each, sql` union all `))
  return rows.map(({ rule, count }) => ({ rule, count: Number(count) })).filter(({ count }) => count > 0)
}

/**
 * Whether the books are sound: sums zero, transfers balanced,
 * balances true, held money explained, no key without an answer.
 */
export const ledgerIsSound = async (db: Database): Promise<boolean> => (await ledgerFaults(db)).length === 0
