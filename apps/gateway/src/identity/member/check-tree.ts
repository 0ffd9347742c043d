import { asc, gt, sql } from 'drizzle-orm'
import { bigintArray, members, rowsOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs, memberCursor, startOfDay } from '../../kernel/jobs/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'

const hourMs = 3_600_000

/** Which of these members have other ancestors in `member_ancestors` than their uplines say. */
export async function treeFaults(db: Database, memberIds: readonly number[]): Promise<number[]> {
  const ids = bigintArray([...memberIds])
  const rows = await rowsOf(
    db,
    sql`select distinct member_id as id from (
        select ancestor_id, member_id, depth from member_ancestors where member_id = any(${ids})
      ) kept full join ancestors_by_uplines(${ids}) told using (ancestor_id, member_id, depth)
      where kept.* is null or told.* is null order by 1`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Writes the ancestors of these members from their uplines. */
async function writeAncestors(tx: Database, memberIds: readonly number[]): Promise<void> {
  const ids = bigintArray([...memberIds])
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('member-tree', 0))`)
  await tx.execute(sql`delete from member_ancestors where member_id = any(${ids})`)
  await tx.execute(
    sql`insert into member_ancestors (ancestor_id, member_id, depth) select ancestor_id, member_id, depth from ancestors_by_uplines(${ids})`,
  )
}

/**
 * Every night: compares the ancestors of each member with the uplines. A member that differs would be shown to the wrong
 * agents, so it is written from the uplines at once, and the log has an error.
 */
export const treeJob: Job = {
  name: 'member-tree',
  every: dayMs,
  offset: startOfDay(0) + 2 * hourMs,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, { log }, _period, { cursor, size }) {
    const rows = await tx
      .select({ id: members.id })
      .from(members)
      .where(gt(members.id, memberCursor(cursor)))
      .orderBy(asc(members.id))
      .limit(size)
    const ids = rows.map(({ id }) => id)
    const faults = await treeFaults(tx, ids)
    if (faults.length > 0) {
      log.error({ members: faults.length, first: faults[0] }, 'ancestors of members differ from their uplines')
      await writeAncestors(tx, faults)
    }
    return ids.length < size ? null : (ids.at(-1) ?? null)
  },
}
