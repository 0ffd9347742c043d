import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/db/index.ts'
import { startOfMonth } from '../../kernel/jobs/index.ts'
import { playIn } from '../../money/index.ts'

/** What a member has risked, in minor units: in all, and in one calendar month. */
export interface RankTurnover {
  readonly memberId: number
  readonly total: number
  readonly monthly: number
}

type Row = Readonly<Record<'member' | 'total' | 'monthly', string | number>>

/**
 * The valid turnover of members up to `until`, with those of its calendar
 * month, in the order of their ids; who never played is left out.
 */
export async function rankTurnovers(
  db: Database,
  until: number,
  memberIds: readonly number[],
): Promise<RankTurnover[]> {
  if (memberIds.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select member_id as member, sum(turnover) as total,
      coalesce(sum(turnover) filter (where at >= ${startOfMonth(until - 1)}), 0) as monthly
    from (${playIn({ from: 0, until }, memberIds)}) play group by 1 order by 1`)
  return rows.map(({ member, total, monthly }) => ({
    memberId: Number(member),
    total: Number(total),
    monthly: Number(monthly),
  }))
}
