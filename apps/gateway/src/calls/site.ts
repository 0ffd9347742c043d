import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { answerListAnnouncements } from '../content/list-announcements.ts'

/** Binds the calls of announcements, messages, chat and help. */
export function bindSiteCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.listAnnouncements, answerListAnnouncements)
}
