import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { pokerChairs, pokerHands, pokerPlays, pokerTables } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Game } from '../../kernel/ports/index.ts'
import { findRoom } from '../games/rooms.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { actWithIdempotency } from '../rounds/act-with-idempotency.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { chairOf, type Chair } from './locked-table.ts'
import { ownSession, type PokerTablesAct, type TableAnswer } from './poker-tables-act.ts'
import { chairs } from '../games/ante.ts'
import { waitsAtMost, waitsForOthers } from './table-times.ts'

/** Opens the tables of a room where they are missing. */
async function openTables(
  tx: Database,
  gameId: number,
  room: { readonly number: number; readonly seats: number },
): Promise<void> {
  const rows = Array.from({ length: room.seats / chairs }, (_, at) => ({ gameId, room: room.number, number: at + 1 }))
  await tx.insert(pokerTables).values(rows).onConflictDoNothing()
}

/**
 * Gives up a chair of a member at a held table.
 * @throws DomainError game.round.unfinished while its member plays a hand there
 */
async function giveUp(tx: Database, { tableId, memberId }: Chair): Promise<void> {
  const [playing] = await tx
    .select({ id: pokerPlays.id })
    .from(pokerPlays)
    .innerJoin(pokerTables, eq(pokerTables.handId, pokerPlays.handId))
    .where(and(eq(pokerTables.id, tableId), eq(pokerPlays.memberId, memberId)))
  if (playing) throw new DomainError('game.round.unfinished')
  await tx.delete(pokerChairs).where(eq(pokerChairs.memberId, memberId))
}

/**
 * The table where a member meets most others: the fullest with a free chair, the first of equal ones; and that chair.
 */
function bestPlace(
  tables: readonly number[],
  taken: readonly Chair[],
): { readonly tableId: number; readonly place: number } | null {
  const free = tables.flatMap((tableId) => {
    const places = taken.filter((chair) => chair.tableId === tableId).map(({ place }) => place)
    const place = Array.from({ length: chairs }, (_, at) => at).find((at) => !places.includes(at))
    return place === undefined ? [] : [{ tableId, place, others: places.length }]
  })
  return free.toSorted((a, b) => b.others - a.others || a.tableId - b.tableId)[0] ?? null
}

/** Gives who sits down while a hand is joined the time to join it too. */
async function waitFor(tx: Database, tableId: number, now: number): Promise<void> {
  const joined = and(eq(pokerHands.tableId, tableId), eq(pokerHands.state, 'joining'))
  await tx
    .update(pokerHands)
    .set({
      endsAt: sql`least(${pokerHands.openedAt} + ${waitsAtMost}::bigint, greatest(${pokerHands.endsAt}, ${now + waitsForOthers}::bigint))`,
    })
    .where(joined)
}

async function takeChair(tx: Database, game: Game, number: number, memberId: number, now: number): Promise<void> {
  const room = findRoom(game, number)
  if (!room) throw new DomainError('game.not.found')
  await openTables(tx, game.id, room)
  const before = await chairOf(tx, memberId)
  const here = and(eq(pokerTables.gameId, game.id), eq(pokerTables.room, number))
  const held = await tx
    .select()
    .from(pokerTables)
    .where(before ? or(here, eq(pokerTables.id, before.tableId)) : here)
    .orderBy(asc(pokerTables.id))
    .for('update')
  const own = await chairOf(tx, memberId)
  const tables = held.filter((table) => table.gameId === game.id && table.room === number).map(({ id }) => id)
  if (own && tables.includes(own.tableId)) return
  if (own) await giveUp(tx, own)
  const taken = await tx.select().from(pokerChairs).where(inArray(pokerChairs.tableId, tables))
  const place = bestPlace(tables, taken)
  if (!place) throw new DomainError('poker-tables.full')
  await tx.insert(pokerChairs).values({ ...place, memberId, satAt: now, activeAt: now })
  await waitFor(tx, place.tableId, now)
}

/**
 * Sits down in a room once per key, where most others sit; nothing is staked by that. A chair elsewhere is given up.
 * @throws DomainError poker-tables.full, game.not.found, game.round.unfinished while a hand is played elsewhere,
 *   in_need_true_account, and those of `actWithIdempotency`
 */
export function sit(gateway: Gateway, { session, key, now }: PokerTablesAct, room: number): TableAnswer {
  const { memberId, game } = ownSession(session)
  return actWithIdempotency(gateway, { session, key, now, body: { sit: room }, begins: true }, async (tx) => {
    await takeChair(tx, game, room, memberId, now)
    return { balance: await playBalance({ ...gateway, db: tx }, session) }
  })
}
