import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { roomChairs, roomHands, roomPlays, roomTables } from '../../db/tables/index.ts'
import type { Game } from '../../games/catalogue.ts'
import { findRoom } from '../../games/rooms.ts'
import type { Gateway } from '../../gateway.ts'
import { DomainError } from '../../http/domain-error.ts'
import { actWithIdempotency } from '../act-with-idempotency.ts'
import { purseBalance } from '../purse.ts'
import { chairOf, type Chair } from './held-table.ts'
import { ownSession, type RoomsAct, type Told } from './rooms-act.ts'
import { chairs } from './showdown.ts'
import { waitsAtMost, waitsForOthers } from './table-times.ts'

/** Opens the tables of a room where they are missing. */
async function openTables(tx: Database, gameId: number, room: { readonly number: number; readonly seats: number }): Promise<void> {
  const rows = Array.from({ length: room.seats / chairs }, (_, at) => ({ gameId, room: room.number, number: at + 1 }))
  await tx.insert(roomTables).values(rows).onConflictDoNothing()
}

/** Gives up a chair of a member at a held table. @throws DomainError game.round.unfinished while its member plays a hand there */
async function giveUp(tx: Database, { tableId, memberId }: Chair): Promise<void> {
  const [playing] = await tx
    .select({ id: roomPlays.id })
    .from(roomPlays)
    .innerJoin(roomTables, eq(roomTables.handId, roomPlays.handId))
    .where(and(eq(roomTables.id, tableId), eq(roomPlays.memberId, memberId)))
  if (playing) throw new DomainError('game.round.unfinished')
  await tx.delete(roomChairs).where(eq(roomChairs.memberId, memberId))
}

/** The table where a member meets most others: the fullest with a free chair, the first of equal ones; and that chair. */
function bestPlace(tables: readonly number[], taken: readonly Chair[]): { readonly tableId: number; readonly place: number } | null {
  const free = tables.flatMap((tableId) => {
    const places = taken.filter((chair) => chair.tableId === tableId).map(({ place }) => place)
    const place = Array.from({ length: chairs }, (_, at) => at).find((at) => !places.includes(at))
    return place === undefined ? [] : [{ tableId, place, others: places.length }]
  })
  return free.toSorted((a, b) => b.others - a.others || a.tableId - b.tableId)[0] ?? null
}

/** Gives who sits down while a hand is joined the time to join it too. */
async function waitFor(tx: Database, tableId: number, now: number): Promise<void> {
  const joined = and(eq(roomHands.tableId, tableId), eq(roomHands.state, 'joining'))
  await tx.update(roomHands).set({ endsAt: sql`least(${roomHands.openedAt} + ${waitsAtMost}::bigint, greatest(${roomHands.endsAt}, ${now + waitsForOthers}::bigint))` }).where(joined)
}

async function takeChair(tx: Database, game: Game, number: number, memberId: number, now: number): Promise<void> {
  const room = findRoom(game, number)
  if (!room) throw new DomainError('game.not.found')
  await openTables(tx, game.id, room)
  const before = await chairOf(tx, memberId)
  const here = and(eq(roomTables.gameId, game.id), eq(roomTables.room, number))
  const held = await tx.select().from(roomTables).where(before ? or(here, eq(roomTables.id, before.tableId)) : here).orderBy(asc(roomTables.id)).for('update')
  const own = await chairOf(tx, memberId)
  const tables = held.filter((table) => table.gameId === game.id && table.room === number).map(({ id }) => id)
  if (own && tables.includes(own.tableId)) return
  if (own) await giveUp(tx, own)
  const taken = await tx.select().from(roomChairs).where(inArray(roomChairs.tableId, tables))
  const place = bestPlace(tables, taken)
  if (!place) throw new DomainError('rooms.full')
  await tx.insert(roomChairs).values({ ...place, memberId, satAt: now, activeAt: now })
  await waitFor(tx, place.tableId, now)
}

/**
 * Sits down in a room once per key, where most others sit; nothing is staked by that. A chair elsewhere is given up.
 * @throws DomainError rooms.full, game.not.found, game.round.unfinished while a hand is played elsewhere, in_need_true_account,
 * and those of `actWithIdempotency`
 */
export function sit(gateway: Gateway, { session, key, now }: RoomsAct, room: number): Told {
  const { memberId, game } = ownSession(session)
  return actWithIdempotency(gateway, { session, key, now, body: { sit: room }, begins: true }, async (tx) => {
    await takeChair(tx, game, room, memberId, now)
    return { balance: await purseBalance({ ...gateway, db: tx }, session) }
  })
}
