import { sql } from 'drizzle-orm'
import { isAnyOf, rowsOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/** Everybody above a member, the nearest first. */
export type Chains = ReadonlyMap<number, readonly number[]>

const deepest = 64
/** For how many members one statement asks, so that none takes long. */
const atOnce = 2_000

/** Who stands above these members; one without an upline has no entry. */
export async function ancestorsOf(db: Database, memberIds: Iterable<number>): Promise<Chains> {
  const ids = [...memberIds]
  const chains = new Map<number, number[]>()
  for (let first = 0; first < ids.length; first += atOnce) {
    const rows = await rowsOf(
      db,
      sql`with recursive above as (
        select id as member_id, upline_id, 1 as step from members where upline_id is not null and ${isAnyOf(sql`id`, ids.slice(first, first + atOnce))}
        union all
        select a.member_id, m.upline_id, a.step + 1
        from above a cross join lateral (select upline_id from members where id = a.upline_id limit 1) m
        where m.upline_id is not null and a.step < ${deepest}
      ) select member_id, upline_id from above order by member_id, step`,
    )
    for (const { member_id: member, upline_id: upline } of rows) {
      const chain = chains.get(Number(member))
      if (chain) chain.push(Number(upline))
      else chains.set(Number(member), [Number(upline)])
    }
  }
  return chains
}
