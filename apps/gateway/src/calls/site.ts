import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { answerHelpCenter } from '../content/help-center.ts'
import { answerListAnnouncements } from '../content/list-announcements.ts'
import { answerMarkAnnouncementRead } from '../content/mark-announcement-read.ts'
import { answerPromotionCategories } from '../content/promotion-categories.ts'

/** Binds the calls of announcements, messages, chat and help. */
export function bindSiteCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.listAnnouncements, answerListAnnouncements)
  serve(app, gateway, records.markAnnouncementRead, answerMarkAnnouncementRead)
  serve(app, gateway, records.getPromotionCategories, answerPromotionCategories)
  serve(app, gateway, records.getHelpCenter, answerHelpCenter)
}
