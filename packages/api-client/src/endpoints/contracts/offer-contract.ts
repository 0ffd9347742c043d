import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { contractOutcome } from './contract-answer.ts'
import { contractCategories, contractKinds, dividendPeriods, offeredTier } from './contract-terms.ts'

/**
 * Offers a contract to a direct downline that is an agent; each step needs one that the offering agent has itself, with
 * as high a rate that asks for no more, and each asks for more than the one before it and pays more. `period` counts
 * for dividends only. Sums in minor units. Codes:
 * contract.rate.exceeded (value.highest, value.highestAmount), contract.offer.open, agent.downline.unknown,
 * contract.downline.player, contract.tiers.wrong, in_need_true_account. Not in the contract: a newer-style name.
 */
export const offerContract = defineEndpoint({
  name: 'offerContract',
  method: 'POST',
  path: '/wps/relay/MCSFE_offerContract',
  moduleId: 'AGENTPOLICY3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  amounts: ['tiers.minimumBet', 'tiers.netLoss', 'tiers.amount'],
  request: v.object({
    account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    kind: v.picklist(contractKinds),
    category: v.picklist(contractCategories),
    period: v.optional(v.picklist(dividendPeriods), 'semimonthly'),
    tiers: v.pipe(v.array(offeredTier), v.minLength(1), v.maxLength(10)),
  }),
  response: contractOutcome,
})
