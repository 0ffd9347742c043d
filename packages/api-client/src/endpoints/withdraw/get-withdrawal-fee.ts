import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { minorUnits } from '../../schemas/amounts.ts'

/**
 * The fee of a withdrawal to a bank (BC), an e-wallet (EW) or a virtual wallet (VW): minor units of minor units.
 * Codes: withdraw.amount.invalid, in_need_true_account. Source: contract 3.11.
 */
export const getWithdrawalFee = defineEndpoint({
  name: 'getWithdrawalFee',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawCharges',
  aliases: ['/wps/relay/MCS2_getWithdrawCharges'],
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  amounts: ['withdrawAmount'],
  request: v.object({ withdrawAmount: minorUnits, withdrawType: v.picklist(['BC', 'EW', 'VW']) }),
  response: money,
})
