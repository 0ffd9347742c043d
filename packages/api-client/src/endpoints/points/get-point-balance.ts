import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { readsAs } from '../../schemas/reads-as.ts'

/** The points of this member: a whole number, without an end. Code: in_need_true_account. Source: contract 3.9. */
export const getPointBalance = defineEndpoint({
  name: 'getPointBalance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  aliases: ['/wps/relay/MCSFE_getPointBalance'],
  moduleId: 'PTSYS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.union([
    v.number(),
    v.pipe(
      v.object({ balance: v.number() }),
      v.transform(({ balance }) => balance),
      readsAs(v.number()),
    ),
  ]),
})
