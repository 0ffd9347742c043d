import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'

/**
 * The script that some operators hang their customer service on; null where there is none. Never run it in the main
 * document: `url` opens the service in a window of its own. Source: contract 3.10.
 */
export const getCustomerServiceScript = defineEndpoint({
  name: 'getCustomerServiceScript',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  moduleId: 'COMM3',
  retries: 2,
  request: v.object({}),
  response: v.object({ script: optionalText, url: optionalText }),
})
