import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getRegistrationRules } from '@parlour/api-client/endpoints'

/** The server's registration rules, for the route's loader and the screen. */
export const registrationRulesQuery = (api: ApiClient) => endpointQuery(api, getRegistrationRules, {})
