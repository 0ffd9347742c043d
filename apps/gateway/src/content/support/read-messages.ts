import type {
  deleteMessages,
  getUnreadMessageCount,
  listInbox,
  listOutbox,
  markMessagesRead,
} from '@parlour/api-client/endpoints'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { messages } from '../../kernel/db/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { inInbox, listMessages, unreadCount } from './inbox.ts'
import type { Wording } from './localize-message.ts'

const wordingOf = ({ language, gateway }: Call): Wording => ({ language, config: gateway.config })
const idsOf = (text: string): number[] => text.split(',').map(Number)

/**
 * How many messages wait unopened; asked for at most 60 times a minute.
 * @throws DomainError in_need_true_account, TOO_MANY_REQUESTS
 */
export const handleUnreadMessageCount: Handler<typeof getUnreadMessageCount> = async (call) => {
  const { memberId, tokenHash } = realMemberOf(call)
  countHere(call.gateway, { limit: 'unread.session', of: tokenHash })
  return unreadCount(call.gateway.db, memberId)
}

/** A page of the inbox. @throws DomainError in_need_true_account */
export const handleListInbox: Handler<typeof listInbox> = async (call) => {
  const { memberId } = realMemberOf(call)
  const { gateway, request } = call
  const unopened = Number(request.unread) === 1 ? isNull(messages.readAt) : undefined
  return listMessages(gateway.db, and(inInbox(memberId), unopened), request, wordingOf(call))
}

/** A page of what the member wrote. @throws DomainError in_need_true_account */
export const handleListOutbox: Handler<typeof listOutbox> = async (call) => {
  const { memberId } = realMemberOf(call)
  return listMessages(call.gateway.db, eq(messages.fromId, memberId), call.request, wordingOf(call))
}

/** Notes messages of the inbox as opened: the named ones, or all. @throws DomainError in_need_true_account */
export const handleMarkMessagesRead: Handler<typeof markMessagesRead> = async (call) => {
  const { memberId } = realMemberOf(call)
  const { gateway, request, now } = call
  const named = request.messageIds === undefined ? undefined : inArray(messages.id, idsOf(request.messageIds))
  await gateway.db
    .update(messages)
    .set({ readAt: now })
    .where(and(inInbox(memberId), isNull(messages.readAt), named))
  return { unread: await unreadCount(gateway.db, memberId) }
}

/** Throws messages of the inbox away. @throws DomainError in_need_true_account */
export const handleDeleteMessages: Handler<typeof deleteMessages> = async (call) => {
  const { memberId } = realMemberOf(call)
  const { gateway, request, now } = call
  await gateway.db
    .update(messages)
    .set({ deletedAt: now })
    .where(and(inInbox(memberId), inArray(messages.id, idsOf(request.messageIds))))
  return { unread: await unreadCount(gateway.db, memberId) }
}
