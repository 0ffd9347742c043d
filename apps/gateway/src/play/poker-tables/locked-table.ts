import { asc, eq, inArray } from 'drizzle-orm'
import { pokerChairs, pokerHands, pokerPlays, pokerTables } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/** A table of a room as the database holds it. */
export type PokerTable = typeof pokerTables.$inferSelect

/** A chair that a member sits on. */
export type Chair = typeof pokerChairs.$inferSelect

/** A hand that is joined, played or over. */
export type PokerHand = typeof pokerHands.$inferSelect

/** What one player does in a hand. */
export type PokerPlay = typeof pokerPlays.$inferSelect

/** A table with who sits at it, its hand that is not over, and who plays that. */
export interface TableState {
  readonly table: PokerTable
  readonly chairs: readonly Chair[]
  readonly hand: PokerHand | null
  readonly plays: readonly PokerPlay[]
}

/** Who plays a hand, in the order of the chairs. */
export const playsOf = (db: Database, handId: string): Promise<PokerPlay[]> =>
  db.select().from(pokerPlays).where(eq(pokerPlays.handId, handId)).orderBy(asc(pokerPlays.place))

/** The chair of a member, wherever it is, or null. */
export async function chairOf(db: Database, memberId: number): Promise<Chair | null> {
  const [chair] = await db.select().from(pokerChairs).where(eq(pokerChairs.memberId, memberId))
  return chair ?? null
}

/** Reads what stands at a table. */
export async function readTable(db: Database, table: PokerTable): Promise<TableState> {
  const chairs = await db
    .select()
    .from(pokerChairs)
    .where(eq(pokerChairs.tableId, table.id))
    .orderBy(asc(pokerChairs.place))
  const [hand = null] =
    table.handId === null ? [] : await db.select().from(pokerHands).where(eq(pokerHands.id, table.handId))
  return { table, chairs, hand, plays: hand ? await playsOf(db, hand.id) : [] }
}

/** Holds tables until the transaction `tx` ends, in the order of their ids. */
export const lockTables = (tx: Database, ids: readonly number[]): Promise<PokerTable[]> =>
  tx
    .select()
    .from(pokerTables)
    .where(inArray(pokerTables.id, [...ids]))
    .orderBy(asc(pokerTables.id))
    .for('update')

/** Holds one table until the transaction `tx` ends, and reads what stands at it. */
export async function lockTable(tx: Database, id: number): Promise<TableState> {
  const [table] = await lockTables(tx, [id])
  if (!table) throw new Error(`there is no table ${id}`)
  return readTable(tx, table)
}
