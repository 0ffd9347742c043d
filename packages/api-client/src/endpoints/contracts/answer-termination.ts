import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { confirmedEnds, contractId, contractOutcome } from './contract-answer.ts'

/**
 * Answers, as the upline, a downline's wish to end a contract: C ends
 * it with the contracts of downlines that depend on it, R keeps it.
 * Codes: contract.offer.gone, contract.downline.higher (value.contracts: another one than `confirmed` would end), in_need_true_account. Not in the contract: a newer-style name.
 */
export const answerTermination = defineEndpoint({
  name: 'answerTermination',
  method: 'POST',
  path: '/wps/relay/MCSFE_answerContractTermination',
  moduleId: 'AGENTPOLICY3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({ contractId, status: v.picklist(['C', 'R']), confirmed: confirmedEnds }),
  response: contractOutcome,
})
