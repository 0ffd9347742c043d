import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'

/** Where the visitor is taken to be: address, country code (ISO 3166) and its name. */
export const locationFields = v.object({ ip: optionalText, country: optionalText, countryName: optionalText })

/** Where the visitor is taken to be; answers while the site is closed as well. Source: contract 3.1. */
export const getLocation = defineEndpoint({
  name: 'getLocation',
  method: 'GET',
  path: '/wps/system/location',
  moduleId: 'COMM3',
  retries: 2,
  request: v.object({}),
  response: locationFields,
})
