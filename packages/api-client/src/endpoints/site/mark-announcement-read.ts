import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { operatorId } from '../../schemas/sent-id.ts'

/**
 * Notes that this member has opened an announcement; doing it twice changes nothing. Code: announcement.not.found.
 * Not in the contract: its `read` member needs a way to become true.
 */
export const markAnnouncementRead = defineEndpoint({
  name: 'markAnnouncementRead',
  method: 'POST',
  path: '/wps/relay/MCSFE_readAnnouncement',
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({ announcementId: operatorId }),
  response: v.unknown(),
})
