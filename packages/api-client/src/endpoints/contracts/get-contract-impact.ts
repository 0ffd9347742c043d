import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { sideList, tolerantList } from '../../schemas/tolerant-list.ts'
import { contractId, endedContract } from './contract-answer.ts'
import { contractCategories, contractKinds, contractSide, contractTier } from './contract-terms.ts'

const stepOfMonth = v.object({
  /** The step that pays now; null where none is reached. */
  current: v.nullish(contractTier, null),
  /** The step that would pay. */
  next: v.nullish(contractTier, null),
  /** How many periods of the month, those without play among them. */
  periods: v.number(),
  turnover: money,
  netLoss: money,
  currentPaid: money,
  nextPaid: money,
})

const shape = v.object({
  contractId: id,
  kind: v.picklist(contractKinds),
  category: v.picklist(contractCategories),
  /** What is in force now; null when nothing is. */
  current: v.nullish(contractSide, null),
  /** What would be in force after a yes: the offer, or null when the yes is to a termination. */
  next: v.nullish(contractSide, null),
  /**
   * The contract for all games, where a side has none of its own for these games: it pays for them there, and last month
   * is what all of its games and the own contract would have paid. Null otherwise.
   */
  covering: v.nullish(contractSide, null),
  ending: tolerantList(endedContract),
  lastMonth: v.object({
    startTime: v.number(),
    endTime: v.number(),
    turnover: money,
    netLoss: money,
    currentPaid: money,
    nextPaid: money,
    /** By the steps that pay, the lowest first; empty where the sides count periods or games that differ. */
    steps: sideList(stepOfMonth),
  }),
})

/** Periods of last month in which both sides pay by the same steps. */
export type ImpactStep = v.InferOutput<typeof stepOfMonth>

/** What a yes would change. */
export type ContractImpact = v.InferOutput<typeof shape>

/**
 * What a yes to a contract that waits for this agent would change, for who has it: both sides step by step, which contracts of
 * downlines would end, and what the last calendar month (platform's time zone) would have paid
 * under both, step by step, before what is due to the downlines. Sums in minor units, times in milliseconds.
 * Codes: contract.offer.gone, in_need_true_account. Not in the contract: a newer-style name.
 */
export const getContractImpact = defineEndpoint({
  name: 'getContractImpact',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractImpact',
  moduleId: 'AGENTPOLICY3',
  token: 'required',
  retries: 2,
  request: v.object({ contractId }),
  response: shape,
})
