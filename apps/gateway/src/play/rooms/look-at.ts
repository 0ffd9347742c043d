import { eq } from 'drizzle-orm'
import { afterConflicts } from '../../db/conflicts.ts'
import type { Database } from '../../db/open-database.ts'
import { roomTables } from '../../db/tables/index.ts'
import { findRoom } from '../../games/rooms.ts'
import type { Gateway } from '../../gateway.ts'
import { lockWallets } from '../../ledger/accounts.ts'
import type { GameSession } from '../game-session.ts'
import { purseBalance } from '../purse.ts'
import { advance, dueAt } from './advance.ts'
import { chairOf, holdTable, readTable, type TableState } from './held-table.ts'
import { tellRooms, type ToldRoom } from './tell-rooms.ts'
import { tellTable, type ToldTable } from './tell-table.ts'

/** What a member sees: the table where they sit, or else the rooms; the balance in minor units, the time of the answer. */
export interface Seen {
  readonly now: number
  readonly balance: number
  readonly rooms: readonly ToldRoom[]
  readonly table: ToldTable | null
}

/** The table where a member sits in a game, as it stands, or null. */
async function ownTable(db: Database, memberId: number, gameId: number): Promise<TableState | null> {
  const chair = await chairOf(db, memberId)
  const [table] = chair ? await db.select().from(roomTables).where(eq(roomTables.id, chair.tableId)) : []
  return table?.gameId === gameId ? readTable(db, table) : null
}

/** Deals or ends a hand that is due when somebody looks: nobody waits for the job, and whoever comes first does it. */
async function bringUp(gateway: Gateway, at: TableState): Promise<boolean> {
  const { db, clock } = gateway
  if (!at.hand || dueAt(at.hand) > clock.now()) return false
  await afterConflicts(() => db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    const held = await holdTable(tx, at.table.id)
    await lockWallets(tx, held.plays.flatMap(({ memberId }) => memberId ?? []))
    await advance(tx, gateway, held, clock.now())
  }))
  return true
}

/** Looks at where a member sits, after what is due there has happened; or at the rooms. */
export async function lookAt(gateway: Gateway, session: GameSession): Promise<Seen> {
  const { db, clock } = gateway
  const { memberId, game } = session
  const read = async () => (memberId === null ? null : ownTable(db, memberId, game.id))
  const found = await read()
  const at = found && (await bringUp(gateway, found)) ? await read() : found
  const ante = at ? findRoom(game, at.table.room)?.minBet : undefined
  const table = at && memberId !== null && ante !== undefined ? await tellTable(db, at, memberId, ante) : null
  return { now: clock.now(), balance: await purseBalance(gateway, session), rooms: table ? [] : await tellRooms(db, game), table }
}
