import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sentId } from '../../schemas/sent-id.ts'
import { payoutDetails } from './payout-row.ts'

/**
 * One payout of this agent or of a downline, with its parts: turnover, rate, adjustments by downline (and by the
 * upline, for what its contract could not bear), carry-over with the payouts it came from and went to, paid. Sums in
 * minor units, times in milliseconds. Codes: agent.payout.unknown, in_need_true_account. Not in the contract: a newer-style name.
 */
export const getPayout = defineEndpoint({
  name: 'getPayout',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPayoutDetails',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({ payoutId: sentId }),
  response: payoutDetails,
})
