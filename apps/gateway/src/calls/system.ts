import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { answerDomainRoutes } from '../system/domain-routes.ts'
import { answerLocation, answerStatus } from '../system/get-status.ts'
import {
  answerBoxKey, answerCountries, answerRegistrationRules, answerRsaKey, answerSettings, answerTemplates, answerWhitelabel,
} from '../system/system.ts'
import { answerUpdateLanguage } from '../system/update-language.ts'

/** Binds the calls of the state and the settings of the platform. */
export function bindSystemCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getStatus, answerStatus)
  serve(app, gateway, records.getLocation, answerLocation)
  serve(app, gateway, records.getDomainRoutes, answerDomainRoutes)
  serve(app, gateway, records.getWhitelabel, answerWhitelabel)
  serve(app, gateway, records.getSettings, answerSettings)
  serve(app, gateway, records.getTemplates, answerTemplates)
  serve(app, gateway, records.getRegistrationRules, answerRegistrationRules)
  serve(app, gateway, records.getCountries, answerCountries)
  serve(app, gateway, records.updateLanguage, answerUpdateLanguage)
  serve(app, gateway, records.getRsaKey, answerRsaKey)
  serve(app, gateway, records.getBoxKey, answerBoxKey)
}
