import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import {
  confirmEnd,
  confirmedEnds,
  contractAction,
  contractId,
  contractOutcome,
  rejectReason,
} from './contract-answer.ts'

/**
 * Answers the offer or the proposed termination of a real-time salary contract: A accepts, R rejects, C confirms the
 * termination (A and R keep the contract). When a contract of a downline has a higher rate, accepting needs `confirm`
 * and ends it in the same step. Codes: contract.offer.gone, contract.action.wrong, contract.downline.higher
 * (value.contracts), in_need_true_account. Source: contract 3.4 and 7.
 */
export const answerRealtimeSalaryOffer = defineEndpoint({
  name: 'answerRealtimeSalaryOffer',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  moduleId: 'RTSALARY3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    contractId,
    status: contractAction,
    confirm: confirmEnd,
    confirmed: confirmedEnds,
    reason: rejectReason,
  }),
  response: contractOutcome,
})
