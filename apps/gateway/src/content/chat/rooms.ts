import { and, asc, count, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import { chatMessages, chatRooms } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { present } from '../../kernel/objects/index.ts'

/** One line of a conversation as the database holds it. */
export type ChatLine = typeof chatMessages.$inferSelect

/** The texts of the automatic first answer, to members and to guests: their words are chosen when they are read. */
export const firstAnswers = { member: 'chat.firstAnswer', guest: 'chat.firstAnswerGuest' } as const

const silenceMs = 12 * 3_600_000
const linesShown = 100

/** The room of a member, made when there is none yet. */
export async function roomOf(db: Database, memberId: number, now: number): Promise<number> {
  await db.insert(chatRooms).values({ memberId, openedAt: now }).onConflictDoNothing({ target: chatRooms.memberId })
  const [room] = await db.select({ id: chatRooms.id }).from(chatRooms).where(eq(chatRooms.memberId, memberId))
  if (!room) throw new Error('a chat room was not made')
  return room.id
}

/** A fresh room for a guest. */
export async function guestRoom(db: Database, now: number): Promise<number> {
  const [room] = await db.insert(chatRooms).values({ memberId: null, openedAt: now }).returning({ id: chatRooms.id })
  return present(room, 'the new room').id
}

/** The lines after `after`, oldest first; of a long conversation the newest hundred. */
export async function linesAfter(db: Database, roomId: number, after: number): Promise<ChatLine[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.roomId, roomId), gt(chatMessages.id, after)))
    .orderBy(desc(chatMessages.id))
    .limit(linesShown)
  return rows.toReversed()
}

/** Writes a visitor's line; the first one after a long silence gets the automatic answer, at once. */
export async function postAsVisitor(tx: Database, roomId: number, text: string, now: number): Promise<ChatLine> {
  const [room] = await tx
    .select({ memberId: chatRooms.memberId })
    .from(chatRooms)
    .where(eq(chatRooms.id, roomId))
    .for('update')
  const [last] = await tx
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.roomId, roomId))
    .orderBy(desc(chatMessages.id))
    .limit(1)
  const [line] = await tx.insert(chatMessages).values({ roomId, author: 'visitor', text, at: now }).returning()
  if (!line) throw new Error('a chat line was not written')
  if (!last || now - last.at > silenceMs) {
    const answer = room?.memberId === null ? firstAnswers.guest : firstAnswers.member
    await tx.insert(chatMessages).values({ roomId, author: 'automatic', text: answer, at: now, readAt: now })
  }
  return line
}

/** Notes what the operator wrote, up to the line `upTo`, as seen by the visitor. */
export async function noteSeen(db: Database, roomId: number, upTo: number, now: number): Promise<void> {
  await db
    .update(chatMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        ne(chatMessages.author, 'visitor'),
        lte(chatMessages.id, upTo),
        isNull(chatMessages.readAt),
      ),
    )
}

/** How many answers of the operator a member has not seen. */
export async function unseenAnswers(db: Database, memberId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .where(and(eq(chatRooms.memberId, memberId), eq(chatMessages.author, 'operator'), isNull(chatMessages.readAt)))
  return row?.n ?? 0
}

/** Rooms in which somebody waits for an answer, with how many lines wait and since when; the longest wait first. */
export const waitingRooms = (db: Database) =>
  db
    .select({
      roomId: chatMessages.roomId,
      lines: count(),
      since: sql<number>`min(${chatMessages.at})`.mapWith(Number),
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.author, 'visitor'), isNull(chatMessages.readAt)))
    .groupBy(chatMessages.roomId)
    .orderBy(asc(sql`min(${chatMessages.at})`))
