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
  /** When the contract ended within this period; null while it is in force. */
  endedAt: v.nullish(v.number(), null),
  turnover: money,
  /** Stakes less wins so far. */
  netLoss: money,
  /** A loss of earlier periods that counts against this one; zero or below, of dividends alone. */
  carryIn: money,
  /** What the platform keeps of these bets on average: a dividend counts no more of the net loss; null where it is not said. */
  theoreticalLoss: v.nullish(money, null),
  activeMembers: v.number(),
  /** What the step that is reached would pay now, before what downlines are due. */
  due: money,
  tiers: tolerantList(contractTier),
})

/** Where a contract stands in its running period: one in force, or one that ended within it and is still to be settled. */
export type ContractStanding = v.InferOutput<typeof row>

/**
 * Where the contracts of a kind stand in the period that is running, by category: what counts so far, and what it would
 * pay now. Those that ended within the period come after those in force. Sums in minor units, times in milliseconds. Codes: in_need_true_account. Not in the contract: a
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
