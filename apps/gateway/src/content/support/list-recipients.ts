import type { listRecipients } from '@parlour/api-client/endpoints'
import { and, asc, count, like, sql } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { peopleAround, serviceId } from './recipients.ts'

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
  const service = { recipientId: serviceId, name: sentence('chat.title', language), relation: 'service' as const }
  const offered = service.name.toLowerCase().includes(wanted) ? [service] : []
  const from = (page - 1) * size
  const skipped = Math.max(0, from - offered.length)
  const shown = offered.slice(from, from + size)
  const rows = await gateway.db
    .select({ id: members.id, name: members.username, uplineId: members.uplineId })
    .from(members)
    .where(where)
    .orderBy(sql`${members.uplineId} is not distinct from ${memberId}`, asc(members.usernameKey))
    .limit(size - shown.length)
    .offset(skipped)
  const [total] = await gateway.db.select({ n: count() }).from(members).where(where)
  const totalCount = (total?.n ?? 0) + offered.length
  return {
    list: [
      ...shown,
      ...rows.map((row) => ({
        recipientId: row.id,
        name: row.name,
        relation: row.uplineId === memberId ? ('downline' as const) : ('upline' as const),
      })),
    ],
    totalPages: Math.ceil(totalCount / size),
    totalCount,
  }
}
