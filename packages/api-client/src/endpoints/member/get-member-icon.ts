import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'

/** The picture of this member, as an address under the image host. Source: contract 3.4; the shape is chosen. */
export const getMemberIcon = defineEndpoint({
  name: 'getMemberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({ icon: optionalText }),
})
