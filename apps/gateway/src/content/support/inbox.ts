import { fold, wordsOf } from '@parlour/validation/fold'
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
  /** Words that a message must have, in the language that it is worded in; none ask for all messages. */
  readonly find: string
}

/** How many of the newest messages are searched: their words are made when they are read. */
const mostSearched = 1_000

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

/**
 * A page of messages, newest first, worded, with the names of both sides. With words to find, it is a page of those
 * among the newest 1,000 that have all of them in their title, text or names.
 */
export async function listMessages(db: Database, which: SQL | undefined, query: MessageQuery, wording: Wording) {
  const { page, size, startTime, endTime } = query
  const wanted = wordsOf(query.find)
  const sender = alias(members, 'sender')
  const receiver = alias(members, 'receiver')
  const where = and(
    which,
    startTime === undefined ? undefined : gte(messages.at, startTime),
    endTime === undefined ? undefined : lte(messages.at, endTime),
  )
  const skipped = (page - 1) * size
  const read = async (limit: number, offset: number) => {
    const rows = await db
      .select({ message: messages, senderName: sender.username, receiverName: receiver.username })
      .from(messages)
      .leftJoin(sender, eq(sender.id, messages.fromId))
      .leftJoin(receiver, eq(receiver.id, messages.toId))
      .where(where)
      .orderBy(desc(messages.at), desc(messages.id))
      .limit(limit)
      .offset(offset)
    return rows.map(({ message: { id, kind, values, at, readAt }, senderName, receiverName }) => ({
      messageId: id,
      ...localizeMessage(kind, values, wording),
      sendTime: at,
      read: readAt !== null,
      readTime: readAt,
      kind,
      senderName,
      receiverName,
    }))
  }
  if (wanted.length > 0) {
    const found = (await read(mostSearched, 0)).filter(({ title, content, senderName, receiverName }) => {
      const said = fold([title, content, senderName, receiverName].join(' '))
      return wanted.every((word) => said.includes(word))
    })
    return { list: found.slice(skipped, skipped + size), ...pagesOf(found.length, size) }
  }
  const [total] = await db.select({ n: count() }).from(messages).where(where)
  return { list: await read(size, skipped), ...pagesOf(total?.n ?? 0, size) }
}

const pagesOf = (totalCount: number, size: number) => ({ totalPages: Math.ceil(totalCount / size), totalCount })
