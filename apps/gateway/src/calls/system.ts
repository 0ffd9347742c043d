import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { handleDomainRoutes } from '../system/domain-routes.ts'
import { handleLocation, handleStatus } from '../system/get-status.ts'
import {
  handleBoxKey, handleCountries, handleRegistrationRules, handleRsaKey, handleSettings, handleTemplates, handleWhitelabel,
} from '../system/system.ts'
import { handleUpdateLanguage } from '../system/update-language.ts'

/** Binds the calls of the state and the settings of the platform. */
export function bindSystemCalls(app: Hono, gateway: Gateway): void {
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
}
