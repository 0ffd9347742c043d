import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { contractCategories, contractKinds, contractTier } from './contract-terms.ts'

const row = v.object({
  contractId: id,
  category: v.picklist(contractCategories),
  period: v.string(),
  /** When this period began, or the contract within it. */
  startTime: v.number(),
  /** When it is settled. */
  endTime: v.number(),
  turnover: money,
  /** Stakes less wins so far. */
  netLoss: money,
  /** A loss of earlier periods that counts against this one; zero or below, of dividends alone. */
  carryIn: money,
  activeMembers: v.number(),
  /** What the step that is reached would pay now, before what downlines are due. */
  due: money,
  tiers: tolerantList(contractTier),
})

/** Where a contract in force stands in its running period. */
export type ContractStanding = v.InferOutput<typeof row>

/**
 * Where the contracts in force of a kind stand in the period that is running, by category: what counts so far, and what
 * it would pay now. Sums in minor units, times in milliseconds. Codes: in_need_true_account. Not in the contract: a
 * newer-style name.
 */
export const listContractStandings = defineEndpoint({
  name: 'listContractStandings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractStandings',
  moduleId: 'AGENTPOLICY3',
  token: 'required',
  retries: 2,
  request: v.object({ kind: v.picklist(contractKinds) }),
  response: tolerantList(row),
})
