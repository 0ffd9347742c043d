import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import type { Period } from '../jobs/job.ts'
import { dayMs, startOfDay } from '../jobs/manila-calendar.ts'
import { playIn } from '../records/turnover.ts'
import { depositType } from './point-rules.ts'

/** What a member risked in a category, or paid in under DEPOSIT, on one day (when it began in Manila); minor units. */
export interface DayOfPlay {
  readonly memberId: number
  readonly category: string
  readonly day: number
  readonly sum: number
}

interface Rows {
  readonly rows: readonly Readonly<Record<'member' | 'category' | 'day' | 'sum', string | number>>[]
}

/** What everybody risked and paid in from one moment up to another, by day and category. */
export async function countPlay(db: Database, { from, until }: Period): Promise<DayOfPlay[]> {
  const first = startOfDay(from)
  const found: unknown = await db.execute(sql`
    select member_id as member, category, (at - ${first}::bigint) / ${dayMs}::bigint as day, sum(turnover) as sum
    from (${playIn({ from, until })}) play group by 1, 2, 3
    union all
    select accounts.member_id, ${depositType}, (entries.at - ${first}::bigint) / ${dayMs}::bigint, sum(entries.amount)
    from entries join accounts on accounts.id = entries.account_id join transfers on transfers.id = entries.transfer_id
    where transfers.kind = 'deposit' and accounts.wallet = 'main' and entries.amount > 0
      and transfers.at >= ${from} and transfers.at < ${until} group by 1, 2, 3`)
  return (found as Rows).rows.map(({ member, category, day, sum }) => ({
    memberId: Number(member),
    category: String(category),
    day: first + Number(day) * dayMs,
    sum: Number(sum),
  }))
}
