import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Removes a bank account or wallet; doing it twice changes nothing. Codes: bankcard.used while a withdrawal to it is under
 * way, withdraw.card.unknown, in_need_true_account. Not in the contract: the path of the list, with DELETE.
 */
export const removeBankCard = defineEndpoint({
  name: 'removeBankCard',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({ bankCardId: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()) }),
  response: v.unknown(),
})
