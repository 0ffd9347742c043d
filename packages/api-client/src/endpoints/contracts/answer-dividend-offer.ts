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
import { contractCategories } from './contract-terms.ts'

/**
 * Answers what waits in a category (`type`) of the dividends: A accepts, R rejects, C confirms a termination. A GET
 * with an effect: it carries an idempotency key and is never retried. When a contract of a downline has a higher rate,
 * accepting needs `confirm` and ends that contract in the same step. Codes: contract.offer.gone, contract.action.wrong,
 * contract.downline.higher (value.contracts), in_need_true_account. Source: contract 3.4.
 */
export const answerDividendOffer = defineEndpoint({
  name: 'answerDividendOffer',
  method: 'GET',
  path: '/wps/relay/MCS2_processDividendReq',
  aliases: ['/wps/relay/MCSFE_processContractDividend'],
  moduleId: 'SIGNCONDIV3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    type: v.picklist(contractCategories),
    /** The offer that was read: another one that waits by now is not answered. Not in the contract. */
    contractId: v.optional(contractId),
    status: contractAction,
    confirm: confirmEnd,
    confirmed: confirmedEnds,
    reason: rejectReason,
  }),
  response: contractOutcome,
})
