import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import {
  handleChatGroupPermission, handleChatUnreadCount, handleCustomerServiceScript, handleCustomerServiceUrl, handleLaunchChat,
  handleListChatModels,
} from '../chat/launch-chat.ts'
import { handleHelpCenter } from '../content/help-center.ts'
import { handleListAnnouncements } from '../content/list-announcements.ts'
import { handleMarkAnnouncementRead } from '../content/mark-announcement-read.ts'
import { handlePromotionCategories } from '../content/promotion-categories.ts'
import { handleListRecipients } from '../support/list-recipients.ts'
import {
  handleDeleteMessages, handleListInbox, handleListOutbox, handleMarkMessagesRead, handleUnreadMessageCount,
} from '../support/read-messages.ts'
import { handleSendFeedback } from '../support/send-feedback.ts'
import { handleSendMessage } from '../support/send-message.ts'

/** Binds the calls of announcements, messages, chat and help. */
export function bindSiteCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.listAnnouncements, handleListAnnouncements)
  serve(app, gateway, records.markAnnouncementRead, handleMarkAnnouncementRead)
  serve(app, gateway, records.getPromotionCategories, handlePromotionCategories)
  serve(app, gateway, records.getHelpCenter, handleHelpCenter)
  serve(app, gateway, records.getUnreadMessageCount, handleUnreadMessageCount)
  serve(app, gateway, records.listInbox, handleListInbox)
  serve(app, gateway, records.listOutbox, handleListOutbox)
  serve(app, gateway, records.listRecipients, handleListRecipients)
  serve(app, gateway, records.sendMessage, handleSendMessage)
  serve(app, gateway, records.markMessagesRead, handleMarkMessagesRead)
  serve(app, gateway, records.deleteMessages, handleDeleteMessages)
  serve(app, gateway, records.launchChat, handleLaunchChat)
  serve(app, gateway, records.getChatUnreadCount, handleChatUnreadCount)
  serve(app, gateway, records.getChatGroupPermission, handleChatGroupPermission)
  serve(app, gateway, records.listChatModels, handleListChatModels)
  serve(app, gateway, records.getCustomerServiceUrl, handleCustomerServiceUrl)
  serve(app, gateway, records.getCustomerServiceScript, handleCustomerServiceScript)
  serve(app, gateway, records.sendFeedback, handleSendFeedback)
}
