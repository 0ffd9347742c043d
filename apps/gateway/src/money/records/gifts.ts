import { sql } from 'drizzle-orm'
import { isAnyText, rowsOf, type Database } from '../../kernel/db/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import type { TransferKind } from '../../kernel/ledger/index.ts'

const giftKinds: readonly TransferKind[] = ['bonus', 'bonus-forfeit', 'points', 'referral', 'rebate']

/** What a member was given on one day, in minor units. */
export interface Gifts {
  /** The days since the period began. */
  readonly day: number
  /** Bonuses, with those of points, less what was taken back. */
  readonly bonus: number
  readonly rebate: number
}

/** What a member was given beside wins, by days of a period; a day without gifts has no row. */
export async function giftsOf(db: Database, memberId: number, { from, until }: Period): Promise<Gifts[]> {
  const rows = await rowsOf(
    db,
    sql`select (e.at - ${from}::bigint) / ${dayMs} as day,
        coalesce(sum(e.amount) filter (where t.kind <> 'rebate'), 0) as bonus,
        coalesce(sum(e.amount) filter (where t.kind = 'rebate'), 0) as rebate
      from entries e join transfers t on t.id = e.transfer_id join accounts a on a.id = e.account_id
      where a.member_id = ${memberId} and e.at >= ${from} and e.at < ${until} and ${isAnyText(sql`t.kind`, giftKinds)}
      group by 1`,
  )
  return rows.map((row) => ({ day: Number(row['day']), bonus: Number(row['bonus']), rebate: Number(row['rebate']) }))
}
