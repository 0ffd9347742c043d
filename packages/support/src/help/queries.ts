import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getHelpCenter } from '@parlour/api-client/endpoints'

/** The articles of the help centre in a language. Source: SVC-02. */
export const helpQuery = (api: ApiClient, language: string) => ({ ...endpointQuery(api, getHelpCenter, {}, language), staleTime: 300_000, retry: false })
