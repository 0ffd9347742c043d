import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { contractOutcome } from './contract-answer.ts'
import { contractCategories, contractKinds, dividendPeriods, rateType } from './contract-terms.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

const offeredTier = v.pipe(
  v.object({
    minimumBet: v.optional(whole, 0),
    /** Only of dividends. */
    netLoss: v.optional(whole, 0),
    activeMember: v.optional(whole, 0),
    rateType,
    /** For P: the part of the turnover, or for dividends of the net loss; at most four places of a percent. */
    rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    /** For A: the sum that is paid. */
    amount: v.optional(whole),
  }),
  v.check(
    (tier) => (tier.rateType === 'P' ? tier.rate : tier.amount) !== undefined,
    'a step needs its rate or its amount',
  ),
)

/**
 * Offers a contract to a direct downline that is an agent; each step needs one that the offering agent has itself, with
 * as high a rate that asks for no more. `period` counts for dividends only. Sums in minor units. Codes:
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
