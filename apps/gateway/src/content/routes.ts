import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../kernel/config/index.ts'
import { serve } from '../kernel/calls/index.ts'
import {
  handleChatGroupPermission,
  handleChatUnreadCount,
  handleCustomerServiceScript,
  handleCustomerServiceUrl,
  handleLaunchChat,
  handleListChatModels,
} from './chat/launch-chat.ts'
import { handleHelpCenter } from './texts/help-center.ts'
import { handleListAnnouncements } from './texts/list-announcements.ts'
import { handleMarkAnnouncementRead } from './texts/mark-announcement-read.ts'
import { handlePromotionCategories } from './texts/promotion-categories.ts'
import { handleListRecipients } from './support/list-recipients.ts'
import {
  handleDeleteMessages,
  handleListInbox,
  handleListOutbox,
  handleMarkMessagesRead,
  handleUnreadMessageCount,
} from './support/read-messages.ts'
import { handleSendFeedback } from './support/send-feedback.ts'
import { handleSendMessage } from './support/send-message.ts'
import { handleDomainRoutes } from './system/domain-routes.ts'
import { handleLocation, handleStatus } from './system/get-status.ts'
import {
  handleBoxKey,
  handleCountries,
  handleRegistrationRules,
  handleRsaKey,
  handleSettings,
  handleTemplates,
  handleWhitelabel,
} from './system/system.ts'
import { handleUpdateLanguage } from './system/update-language.ts'

/** Binds the calls of announcements, messages, chat, help, and of the state and the settings of the platform. */
export function bindContentCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getStatus, handleStatus)
  serve(app, gateway, records.getLocation, handleLocation)
  serve(app, gateway, records.getDomainRoutes, handleDomainRoutes)
  serve(app, gateway, records.getWhitelabel, handleWhitelabel)
  serve(app, gateway, records.getSettings, handleSettings)
  serve(app, gateway, records.getTemplates, handleTemplates)
  serve(app, gateway, records.getRegistrationRules, handleRegistrationRules)
  serve(app, gateway, records.getCountries, handleCountries)
  serve(app, gateway, records.updateLanguage, handleUpdateLanguage)
  serve(app, gateway, records.getRsaKey, handleRsaKey)
  serve(app, gateway, records.getBoxKey, handleBoxKey)
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
