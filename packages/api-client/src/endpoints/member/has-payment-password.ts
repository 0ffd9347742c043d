import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag } from '../../schemas/flag.ts'

/** Whether this member has a payment password. Source: contract 3.11. */
export const hasPaymentPassword = defineEndpoint({
  name: 'hasPaymentPassword',
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  moduleId: 'PAYMENTPASS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: flag,
})
