import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { contractId, contractOutcome } from './contract-answer.ts'

/**
 * Proposes to end a contract in force, as its upline or as its downline; the other one answers. It stays in force until
 * then. Codes: contract.not.found, contract.offer.open, in_need_true_account. Not in the contract: a newer-style name.
 */
export const proposeTermination = defineEndpoint({
  name: 'proposeTermination',
  method: 'POST',
  path: '/wps/relay/MCSFE_proposeContractTermination',
  moduleId: 'AGENTPOLICY3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({ contractId }),
  response: contractOutcome,
})
