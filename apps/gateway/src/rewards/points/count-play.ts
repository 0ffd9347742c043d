import { sql } from 'drizzle-orm'
import { isAnyOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { playIn } from '../../money/index.ts'
import { depositType } from './point-rules.ts'

/**
 * What a member risked in a category, or paid in under DEPOSIT, on
 * one day (when it began in the zone of the platform); minor units.
 */
export interface DayOfPlay {
  readonly memberId: number
  readonly category: string
  readonly day: number
  readonly sum: number
}

type Row = Readonly<Record<'member' | 'category' | 'day' | 'sum', string | number>>

/**
 * What members risked and paid in from one moment up to another, by day and category: everybody, or those of these ids.
 */
export async function countPlay(
  db: Database,
  { from, until }: Period,
  memberIds?: readonly number[],
): Promise<DayOfPlay[]> {
  const first = startOfDay(from)
  const only = memberIds ? sql` and ${isAnyOf(sql`accounts.member_id`, memberIds)}` : sql``
  const { rows } = await db.execute<Row>(sql`
    select member_id as member, category, (at - ${first}::bigint) / ${dayMs}::bigint as day, sum(turnover) as sum
    from (${playIn({ from, until }, memberIds)}) play group by 1, 2, 3
    union all
    select accounts.member_id, ${depositType}, (entries.at - ${first}::bigint) / ${dayMs}::bigint, sum(entries.amount)
    from accounts
      join lateral (select * from entries where entries.account_id = accounts.id
        and entries.at >= ${from} and entries.at < ${until} and entries.amount > 0 offset 0) entries on true
      join transfers on transfers.id = entries.transfer_id and transfers.kind = 'deposit'
    where accounts.wallet = 'main'${only} group by 1, 2, 3`)
  return rows.map(({ member, category, day, sum }) => ({
    memberId: Number(member),
    category: String(category),
    day: first + Number(day) * dayMs,
    sum: Number(sum),
  }))
}
