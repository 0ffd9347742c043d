import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

/**
 * Countries with their dialling code, without the plus sign, and
 * their name in the language of the call. Source: contract 3.1.
 */
export const getCountries = defineEndpoint({
  name: 'getCountries',
  method: 'GET',
  path: '/wps/system/country',
  moduleId: 'COMM3',
  retries: 2,
  request: v.object({}),
  response: v.object({
    countries: tolerantList(
      v.object({ countryCode: v.string(), countryDialingCode: v.string(), countryName: optionalText }),
    ),
  }),
})
