import { sql } from 'drizzle-orm'
import { rowsOf, type Database } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { categoryOfR, pastOfR } from '../turnover/played-category.ts'

/** What a member staked and won in one game; sums in minor units. */
export interface GamePlay {
  readonly title: string
  readonly provider: string
  readonly category: string
  readonly stake: number
  readonly win: number
  readonly rounds: number
}

/** The play of a member by game, the largest stakes first. A game that changed its category has a row for each. */
export async function gamePlayOf(db: Database, memberId: number, period: Period): Promise<GamePlay[]> {
  const rows = await rowsOf(
    db,
    sql`select g.title, g.studio as provider, ${categoryOfR} as category, sum(r.stake) as stake, sum(r.win) as win, count(*) as rounds
      from rounds r join games g on g.id = r.game_id${pastOfR}
      where r.member_id = ${memberId} and r.settled_at >= ${period.from} and r.settled_at < ${period.until}
      group by g.id, g.title, g.studio, 3 order by sum(r.stake) desc, g.id`,
  )
  return rows.map((row) => ({
    title: String(row['title']),
    provider: String(row['provider']),
    category: String(row['category']),
    stake: Number(row['stake']),
    win: Number(row['win']),
    rounds: Number(row['rounds']),
  }))
}
