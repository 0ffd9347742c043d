import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { roomChairs, roomHands, roomPlays, roomTables } from '../../db/tables/index.ts'

/** A table of a room as the database holds it. */
export type RoomTable = typeof roomTables.$inferSelect

/** A chair that a member sits on. */
export type Chair = typeof roomChairs.$inferSelect

/** A hand that is joined, played or over. */
export type RoomHand = typeof roomHands.$inferSelect

/** What one player does in a hand. */
export type RoomPlay = typeof roomPlays.$inferSelect

/** A table with who sits at it, its hand that is not over, and who plays that. */
export interface TableState {
  readonly table: RoomTable
  readonly chairs: readonly Chair[]
  readonly hand: RoomHand | null
  readonly plays: readonly RoomPlay[]
}

/** Who plays a hand, in the order of the chairs. */
export const playsOf = (db: Database, handId: string): Promise<RoomPlay[]> =>
  db.select().from(roomPlays).where(eq(roomPlays.handId, handId)).orderBy(asc(roomPlays.place))

/** The chair of a member, wherever it is, or null. */
export async function chairOf(db: Database, memberId: number): Promise<Chair | null> {
  const [chair] = await db.select().from(roomChairs).where(eq(roomChairs.memberId, memberId))
  return chair ?? null
}

/** Reads what stands at a table. */
export async function readTable(db: Database, table: RoomTable): Promise<TableState> {
  const chairs = await db.select().from(roomChairs).where(eq(roomChairs.tableId, table.id)).orderBy(asc(roomChairs.place))
  const [hand = null] = table.handId === null ? [] : await db.select().from(roomHands).where(eq(roomHands.id, table.handId))
  return { table, chairs, hand, plays: hand ? await playsOf(db, hand.id) : [] }
}

/** Holds tables until the transaction `tx` ends, in the order of their ids. */
export const holdTables = (tx: Database, ids: readonly number[]): Promise<RoomTable[]> =>
  tx.select().from(roomTables).where(inArray(roomTables.id, [...ids])).orderBy(asc(roomTables.id)).for('update')

/** Holds one table until the transaction `tx` ends, and reads what stands at it. */
export async function holdTable(tx: Database, id: number): Promise<TableState> {
  const [table] = await holdTables(tx, [id])
  if (!table) throw new Error(`there is no table ${id}`)
  return readTable(tx, table)
}
