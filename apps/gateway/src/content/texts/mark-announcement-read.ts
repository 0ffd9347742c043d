import type { markAnnouncementRead } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { agentNotices, announcementReads } from '../../kernel/db/index.ts'
import { DomainError, sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'

/** Notes that a member has opened an announcement. @throws DomainError announcement.not.found */
export const handleMarkAnnouncementRead: Handler<typeof markAnnouncementRead> = async (call) => {
  const { gateway, request, now } = call
  const { announcementId } = request
  const known = gateway.content.announcements.some(({ id }) => id === announcementId)
  const forAgents = known
    ? []
    : await gateway.db.select({ id: agentNotices.id }).from(agentNotices).where(eq(agentNotices.id, announcementId))
  if (!known && forAgents.length === 0) throw new DomainError('announcement.not.found')
  await gateway.db
    .insert(announcementReads)
    .values({ memberId: sessionOf(call).memberId, announcementId, at: now })
    .onConflictDoNothing()
  return null
}
