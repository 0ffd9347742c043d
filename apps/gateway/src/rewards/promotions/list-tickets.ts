import type { listTickets } from '@parlour/api-client/endpoints'
import { and, asc, count, eq, gt, lte, type SQL } from 'drizzle-orm'
import { tickets } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { pagesOf, rowsOf } from '../../money/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serializePromotionTicket } from './tickets.ts'

const withStatus = (status: string, now: number): SQL | undefined => {
  if (status === 'AVAILABLE') return and(eq(tickets.status, status), gt(tickets.expiresAt, now))
  if (status === 'EXPIRED') return and(eq(tickets.status, 'AVAILABLE'), lte(tickets.expiresAt, now))
  return status === '' ? undefined : eq(tickets.status, status)
}

/** The tickets of this member, those that end first on top, in pages. */
export const handleListTickets: Handler<typeof listTickets> = async (call) => {
  const {
    gateway: { db },
    request,
    language,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const mine = and(eq(tickets.memberId, memberId), withStatus(request.status, now))
  const [total] = await db.select({ n: count() }).from(tickets).where(mine)
  const { limit, offset } = rowsOf(request)
  const rows = await db
    .select()
    .from(tickets)
    .where(mine)
    .orderBy(asc(tickets.expiresAt), asc(tickets.id))
    .limit(limit)
    .offset(offset)
  return { list: rows.map((row) => serializePromotionTicket(row, language, now)), ...pagesOf(request, total?.n ?? 0) }
}
