import * as call from '@parlour/api-client/endpoints'
import { noticeOf } from '../platform/things.ts'
import { good, type Goods } from './good.ts'

/** Announcements, messages, chat, feedback. */
export const siteInputs: Goods = {
  ...good(call.markAnnouncementRead)({
    as: 'member',
    input: async (world) => ({ announcementId: await noticeOf(world) }),
  }),
  ...good(call.markMessagesRead)({ as: 'member', demo: 'refused', input: () => ({ messageIds: '1' }) }),
  ...good(call.deleteMessages)({ as: 'member', demo: 'refused', input: () => ({ messageIds: '999999999' }) }),
  ...good(call.sendMessage)({
    as: 'member',
    demo: 'refused',
    input: () => ({ recipientIds: [0], title: 'A question', content: 'When is the next draw?' }),
    other: () => ({ content: 'When was the last draw?' }),
  }),
  ...good(call.launchChat)({
    as: 'member',
    demo: 'refused',
    input: () => ({ title: 'Help', language: 'EN', headerColor: '#262743' }),
  }),
  ...good(call.sendFeedback)({
    as: 'visitor',
    input: () => ({ type: 'other', content: 'The search finds what I look for.' }),
    other: () => ({ type: 'game' }),
  }),
}
