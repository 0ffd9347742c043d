import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalId } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'
import { endedContract } from './contract-answer.ts'
import { contractCategories, contractKinds, contractSide, contractTier, dividendPeriods } from './contract-terms.ts'

const stepOfMonth = v.object({
  /** Null where none is reached. */
  step: v.nullish(contractTier, null),
  /** How many periods of the month, those without play among them. */
  periods: v.number(),
  turnover: money,
  netLoss: money,
  handedOn: money,
})

const shape = v.object({
  /** What the agent itself has in this category, or for all; null when nothing. */
  own: v.nullish(contractSide, null),
  /** What the games bear at most, as a part, where that is less than the own steps say; null where it is not. */
  bears: v.nullish(v.number(), null),
  /**
   * What the agent has apart for games that the offer for all games would pay for too: it may pay no more than each.
   */
  besides: sideList(v.object({ category: v.picklist(contractCategories), tiers: sideList(contractTier) })),
  /** What the downline has in this category. */
  current: v.nullish(contractSide, null),
  /** The contract for all games of the downline, where that one pays for this category now; null else. */
  covering: v.nullish(contractSide, null),
  /** A contract of the downline in this category that waits for an answer: until then there is no other offer. */
  waitingId: optionalId,
  /** Contracts below the downline that would end if it said yes, since they pay more. */
  ending: sideList(endedContract),
  lastMonth: v.object({
    startTime: v.number(),
    endTime: v.number(),
    /** What the team of the downline staked. */
    turnover: money,
    /** What the agent would have been paid for that, before it hands on. */
    received: money,
    handedOn: money,
    /** What the covering contract would have paid, these games among them; null without one. */
    coveredNow: v.nullish(money, null),
    /** What it would have paid for the other games, as it does beside the offer; null without one. */
    coveredThen: v.nullish(money, null),
    /** By the step of the offer that pays, the lowest first; empty for an offer without steps. */
    steps: sideList(stepOfMonth),
  }),
})

/** Periods of last month in which an offer would pay by the same step. */
export type PreviewStep = v.InferOutput<typeof stepOfMonth>

/** What an offer would come to. */
export type OfferPreview = v.InferOutput<typeof shape>

/**
 * What an offer to a direct downline may be and would come to: the own steps, what the downline has, and the last
 * calendar month (platform's time zone) under it. Offers nothing; without `steps` it tells what may be offered. Sums in
 * minor units, times in milliseconds. Codes: agent.downline.unknown, contract.downline.player, contract.tiers.wrong,
 * in_need_true_account. Not in the contract: a newer-style name.
 */
export const previewOffer = defineEndpoint({
  name: 'previewOffer',
  method: 'GET',
  path: '/wps/relay/MCSFE_previewContractOffer',
  moduleId: 'AGENTPOLICY3',
  token: 'required',
  retries: 2,
  request: v.object({
    account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    kind: v.picklist(contractKinds),
    category: v.picklist(contractCategories),
    period: v.optional(v.picklist(dividendPeriods), 'semimonthly'),
    /**
     * Up to ten steps, joined by commas: each `minimumBet/netLoss/activeMember/rateType/rate` in whole numbers, sums in minor
     * units, the rate in parts per million for P and in minor units for A.
     */
    steps: v.optional(v.pipe(v.string(), v.maxLength(600)), ''),
  }),
  response: shape,
})
