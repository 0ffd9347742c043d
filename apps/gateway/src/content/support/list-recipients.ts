import type { listRecipients } from '@parlour/api-client/endpoints'
import { fold, wordsOf } from '@parlour/validation/fold'
import { and, asc, count, eq, like, sql } from 'drizzle-orm'
import { memberAncestors, members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { keptFields, realMemberOf } from '../../identity/index.ts'
import { peopleAround, serviceId } from './recipients.ts'

/** A real name as a downline may see it: the first letter of each of its words, a star for each letter after it. */
const masked = (name: string): string => name.replaceAll(/(?<=\p{L}\p{M}*)\p{L}\p{M}*/gu, '*')

/** What tells a member that the upline is who they think it is. */
async function signsOf(db: Database, upline: { readonly id: number; readonly fields: string }) {
  const [above] = await db.select({ n: count() }).from(memberAncestors).where(eq(memberAncestors.memberId, upline.id))
  const name = keptFields(upline)['payeeName']
  return { maskedName: name ? masked(name) : null, level: (above?.n ?? 0) + 1 }
}

/**
 * Whom a member may write to: the customer service, the upline, then the downlines by name.
 * @throws DomainError in_need_true_account
 */
export const handleListRecipients: Handler<typeof listRecipients> = async (call) => {
  const { memberId } = realMemberOf(call)
  const { gateway, request, language } = call
  const { page, size, name } = request
  const wanted = name.trim().toLowerCase()
  const where = and(
    peopleAround(memberId),
    like(members.usernameKey, `%${wanted.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`),
  )
  const unsigned = { maskedName: null, level: null }
  const service = {
    recipientId: serviceId,
    name: sentence('chat.title', language),
    relation: 'service' as const,
    ...unsigned,
  }
  const words = wordsOf(wanted)
  const isService = wanted === '' || (words.length > 0 && words.every((word) => fold(service.name).includes(word)))
  const offered = isService ? [service] : []
  const from = (page - 1) * size
  const skipped = Math.max(0, from - offered.length)
  const shown = offered.slice(from, from + size)
  const rows = await gateway.db
    .select({ id: members.id, name: members.username, uplineId: members.uplineId, fields: members.fields })
    .from(members)
    .where(where)
    .orderBy(sql`${members.uplineId} is not distinct from ${memberId}`, asc(members.usernameKey))
    .limit(size - shown.length)
    .offset(skipped)
  const [total] = await gateway.db.select({ n: count() }).from(members).where(where)
  const totalCount = (total?.n ?? 0) + offered.length
  const people = await Promise.all(
    rows.map(async (row) =>
      row.uplineId === memberId
        ? { recipientId: row.id, name: row.name, relation: 'downline' as const, ...unsigned }
        : {
            recipientId: row.id,
            name: row.name,
            relation: 'upline' as const,
            ...(await signsOf(gateway.db, row)),
          },
    ),
  )
  return {
    list: [...shown, ...people],
    totalPages: Math.ceil(totalCount / size),
    totalCount,
  }
}
