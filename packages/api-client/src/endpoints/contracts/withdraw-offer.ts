import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { contractId, contractOutcome } from './contract-answer.ts'

/**
 * Withdraws an offer of this agent that has no answer yet. Codes: contract.offer.gone, in_need_true_account. Not in the
 * contract: a newer-style name.
 */
export const withdrawOffer = defineEndpoint({
  name: 'withdrawOffer',
  method: 'POST',
  path: '/wps/relay/MCSFE_withdrawContractOffer',
  moduleId: 'AGENTPOLICY3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({ contractId }),
  response: contractOutcome,
})
