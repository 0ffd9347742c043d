import { asc, gt } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'

/** The members after the one of id `after`, and the id that the next batch begins after; null when there are no more. */
export interface MembersAfter {
  readonly ids: readonly number[]
  readonly last: number | null
}

/** The next `size` members, whether or not they have played, in the order of their ids. */
export async function membersAfter(
  tx: Database,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<MembersAfter> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(gt(members.id, after))
    .orderBy(asc(members.id))
    .limit(size)
  const ids = rows.map(({ id }) => id)
  return { ids, last: ids.length < size ? null : (ids.at(-1) ?? null) }
}
