import { and, asc, gt, ne } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'
import { demoAccountType } from '../http/session.ts'

/**
 * Members with their ranks, in the order of their ids, and the id
 * that the next batch begins after; null when there are no more.
 */
export interface MemberBatch {
  readonly members: readonly { readonly id: number; readonly level: number }[]
  readonly ids: readonly number[]
  readonly next: number | null
}

/** The next `size` members after the one of id `after`, without demo accounts. */
export async function memberBatch(tx: Database, after: number, size: number): Promise<MemberBatch> {
  const rows = await tx
    .select({ id: members.id, level: members.rankLevel })
    .from(members)
    .where(and(gt(members.id, after), ne(members.type, demoAccountType)))
    .orderBy(asc(members.id))
    .limit(size)
  return { members: rows, ids: rows.map(({ id }) => id), next: rows.length < size ? null : (rows.at(-1)?.id ?? null) }
}

/** The member id that a cursor holds; 0, before all members, for the first batch. */
export const memberCursor = (cursor: unknown): number => (typeof cursor === 'number' ? cursor : 0)
