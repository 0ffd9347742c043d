import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getRegistrationRules } from '@parlour/api-client/endpoints'

/**
 * Query options of the server's registration rules.
 *
 * @returns options for a route's loader and for `useQuery`
 * @example await queryClient.ensureQueryData(registrationRulesQuery(api))
 */
export const registrationRulesQuery = (api: ApiClient) => endpointQuery(api, getRegistrationRules, {})
