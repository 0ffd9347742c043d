import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import {
  answerChatGroupPermission, answerChatUnreadCount, answerCustomerServiceScript, answerCustomerServiceUrl, answerLaunchChat,
  answerListChatModels,
} from '../chat/launch-chat.ts'
import { answerHelpCenter } from '../content/help-center.ts'
import { answerListAnnouncements } from '../content/list-announcements.ts'
import { answerMarkAnnouncementRead } from '../content/mark-announcement-read.ts'
import { answerPromotionCategories } from '../content/promotion-categories.ts'
import { answerListRecipients } from '../support/list-recipients.ts'
import {
  answerDeleteMessages, answerListInbox, answerListOutbox, answerMarkMessagesRead, answerUnreadMessageCount,
} from '../support/read-messages.ts'
import { answerSendFeedback } from '../support/send-feedback.ts'
import { answerSendMessage } from '../support/send-message.ts'

/** Binds the calls of announcements, messages, chat and help. */
export function bindSiteCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.listAnnouncements, answerListAnnouncements)
  serve(app, gateway, records.markAnnouncementRead, answerMarkAnnouncementRead)
  serve(app, gateway, records.getPromotionCategories, answerPromotionCategories)
  serve(app, gateway, records.getHelpCenter, answerHelpCenter)
  serve(app, gateway, records.getUnreadMessageCount, answerUnreadMessageCount)
  serve(app, gateway, records.listInbox, answerListInbox)
  serve(app, gateway, records.listOutbox, answerListOutbox)
  serve(app, gateway, records.listRecipients, answerListRecipients)
  serve(app, gateway, records.sendMessage, answerSendMessage)
  serve(app, gateway, records.markMessagesRead, answerMarkMessagesRead)
  serve(app, gateway, records.deleteMessages, answerDeleteMessages)
  serve(app, gateway, records.launchChat, answerLaunchChat)
  serve(app, gateway, records.getChatUnreadCount, answerChatUnreadCount)
  serve(app, gateway, records.getChatGroupPermission, answerChatGroupPermission)
  serve(app, gateway, records.listChatModels, answerListChatModels)
  serve(app, gateway, records.getCustomerServiceUrl, answerCustomerServiceUrl)
  serve(app, gateway, records.getCustomerServiceScript, answerCustomerServiceScript)
  serve(app, gateway, records.sendFeedback, answerSendFeedback)
}
