import { sql } from 'drizzle-orm'
import { isAnyOf, rowsOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/** Everybody above a member, the nearest first. */
export type Chains = ReadonlyMap<number, readonly number[]>

/** For how many members one statement asks, so that none takes long. */
const atOnce = 2_000

/** Who stands above these members; one without an upline has no entry. */
export async function ancestorsOf(db: Database, memberIds: Iterable<number>): Promise<Chains> {
  const ids = [...memberIds]
  const chains = new Map<number, number[]>()
  for (let first = 0; first < ids.length; first += atOnce) {
    const rows = await rowsOf(
      db,
      sql`select member_id, ancestor_id from member_ancestors
        where ${isAnyOf(sql`member_id`, ids.slice(first, first + atOnce))} order by member_id, depth`,
    )
    for (const { member_id: member, ancestor_id: ancestor } of rows) {
      const chain = chains.get(Number(member))
      if (chain) chain.push(Number(ancestor))
      else chains.set(Number(member), [Number(ancestor)])
    }
  }
  return chains
}
