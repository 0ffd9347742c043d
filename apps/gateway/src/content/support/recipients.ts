import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { demoAccountType } from '../../kernel/http/index.ts'

/** The id that stands for the customer service. */
export const serviceId = 0

/** The people a member may write to: the upline, and the direct downlines. */
export function peopleAround(memberId: number): SQL | undefined {
  const upline = sql`${members.id} = (select own.upline_id from members as own where own.id = ${memberId})`
  return and(or(upline, eq(members.uplineId, memberId)), sql`${members.type} <> ${demoAccountType}`)
}

/** Which of the given ids a member may not write to. */
export async function strangersAmong(db: Database, memberId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db.select({ id: members.id }).from(members).where(peopleAround(memberId))
  const known = new Set([serviceId, ...rows.map(({ id }) => id)])
  return ids.filter((id) => !known.has(id))
}
