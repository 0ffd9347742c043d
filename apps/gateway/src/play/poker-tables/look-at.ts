import type { Seen } from '@parlour/play/calls'
import { eq } from 'drizzle-orm'
import { afterConflicts, pokerTables } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { findRoom } from '../games/rooms.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { advance, dueAt } from './advance.ts'
import { chairOf, lockTable, readTable, type TableState } from './locked-table.ts'
import { listPokerRooms } from './list-poker-rooms.ts'
import { serializeTable } from './serialize-table.ts'

/** The table where a member sits in a game, as it stands, or null. */
async function ownTable(db: Database, memberId: number, gameId: number): Promise<TableState | null> {
  const chair = await chairOf(db, memberId)
  const [table] = chair ? await db.select().from(pokerTables).where(eq(pokerTables.id, chair.tableId)) : []
  return table?.gameId === gameId ? readTable(db, table) : null
}

/**
 * Deals or ends a hand that is due when somebody looks: it does not wait for the job, and the first request does it.
 */
async function bringUp(gateway: Gateway, at: TableState): Promise<boolean> {
  const { db, clock } = gateway
  if (!at.hand || dueAt(at.hand) > clock.now()) return false
  await afterConflicts(() =>
    db.transaction(async (tx) => {
      const held = await lockTable(tx, at.table.id)
      await lockWallets(
        tx,
        held.plays.flatMap(({ memberId }) => memberId ?? []),
      )
      await advance(tx, gateway, held, clock.now())
    }),
  )
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
  const table = at && memberId !== null && ante !== undefined ? await serializeTable(db, at, memberId, ante) : null
  return {
    now: clock.now(),
    balance: await playBalance(gateway, session),
    rooms: table ? [] : await listPokerRooms(db, game),
    table,
  }
}
