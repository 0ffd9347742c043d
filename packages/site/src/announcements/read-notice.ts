import type { ApiClient } from '@parlour/api-client'
import { listAnnouncements, markAnnouncementRead, type ResponseOf } from '@parlour/api-client/endpoints'
import { contentInput } from './queries.ts'

/**
 * Notes that this member has opened an announcement, and gives the announcements as they are afterwards: what the client keeps
 * of this session would still call it unread.
 */
export async function readNotice(api: ApiClient, announcementId: number): Promise<ResponseOf<typeof listAnnouncements>> {
  await api.call(markAnnouncementRead, { announcementId })
  return api.call(listAnnouncements, contentInput, { fresh: true })
}
