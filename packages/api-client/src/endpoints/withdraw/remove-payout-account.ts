import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sentId } from '../../schemas/sent-id.ts'

/**
 * Removes a bank account or wallet; doing it twice changes nothing. Codes: bankcard.used while a withdrawal to it is
 * under way, withdraw.card.unknown, in_need_true_account. Not in the contract: the path of the list, with DELETE.
 */
export const removePayoutAccount = defineEndpoint({
  name: 'removePayoutAccount',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({ bankCardId: sentId }),
  response: v.unknown(),
})
