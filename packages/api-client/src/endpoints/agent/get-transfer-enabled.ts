import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag } from '../../schemas/flag.ts'
import { readsAs } from '../../schemas/reads-as.ts'

const answer = v.object({ enabled: flag })

/** Whether this agent may hand money to its team. Codes: in_need_true_account. Source: contract 3.12. */
export const getTransferEnabled = defineEndpoint({
  name: 'getTransferEnabled',
  method: 'GET',
  path: '/wps/agent/transferEnabled',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.union([
    answer,
    v.pipe(
      flag,
      v.transform((enabled) => ({ enabled })),
      readsAs(answer),
    ),
  ]),
})
