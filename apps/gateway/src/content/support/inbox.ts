import { and, count, desc, eq, gte, isNull, lte, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { members, messages } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { localizeMessage, type Wording } from './localize-message.ts'

/**
 * Which messages to list: a page of a member's inbox or outbox in a period. Times in milliseconds, both ends included.
 */
export interface MessageQuery {
  readonly page: number
  readonly size: number
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

/** The messages in a member's inbox that were not thrown away. */
export const inInbox = (memberId: number): SQL | undefined =>
  and(eq(messages.toId, memberId), isNull(messages.deletedAt))

/** How many messages of the inbox a member has not opened. */
export async function unreadCount(db: Database, memberId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(messages)
    .where(and(inInbox(memberId), isNull(messages.readAt)))
  return row?.n ?? 0
}

/** A page of messages, newest first, worded, with the names of both sides. */
export async function listMessages(db: Database, which: SQL | undefined, query: MessageQuery, wording: Wording) {
  const { page, size, startTime, endTime } = query
  const sender = alias(members, 'sender')
  const receiver = alias(members, 'receiver')
  const where = and(
    which,
    startTime === undefined ? undefined : gte(messages.at, startTime),
    endTime === undefined ? undefined : lte(messages.at, endTime),
  )
  const rows = await db
    .select({ message: messages, senderName: sender.username, receiverName: receiver.username })
    .from(messages)
    .leftJoin(sender, eq(sender.id, messages.fromId))
    .leftJoin(receiver, eq(receiver.id, messages.toId))
    .where(where)
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(size)
    .offset((page - 1) * size)
  const [total] = await db.select({ n: count() }).from(messages).where(where)
  const totalCount = total?.n ?? 0
  return {
    list: rows.map(({ message: { id, kind, values, at, readAt }, senderName, receiverName }) => ({
      messageId: id,
      ...localizeMessage(kind, values, wording),
      sendTime: at,
      read: readAt !== null,
      readTime: readAt,
      kind,
      senderName,
      receiverName,
    })),
    totalPages: Math.ceil(totalCount / size),
    totalCount,
  }
}
