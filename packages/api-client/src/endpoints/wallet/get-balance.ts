import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

/** The money of the member, in minor units, with its currency (ISO 4217) and symbol. Source: contract 3.5. */
export const getBalance = defineEndpoint({
  name: 'getBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  aliases: ['/wps/wallets/balance'],
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({ typeId: v.optional(v.number()) }),
  response: v.object({
    sumBalance: money,
    currency: v.nullish(v.string(), 'USD'),
    currencySymbol: v.nullish(v.string(), '$'),
    balance: tolerantList(v.object({ accountTypeId: v.number(), availBalance: money })),
  }),
})
