import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { accountPart, pageOf, paging, sorting } from '../agent/paging.ts'
import { contractCategories, contractKinds, contractTier } from './contract-terms.ts'

const row = v.object({
  contractId: id,
  account: v.string(),
  kind: v.picklist(contractKinds),
  category: v.picklist(contractCategories),
  period: v.string(),
  state: v.picklist(['offered', 'accepted', 'rejected', 'withdrawn', 'terminating', 'terminated']),
  /** Who wants to end it, upline or downline. */
  proposedBy: optionalText,
  endReason: optionalText,
  tiers: tolerantList(contractTier),
  offeredAt: v.number(),
  acceptedAt: optionalNumber,
  endedAt: optionalNumber,
})

/** A contract that this agent offered. */
export type DownlineContract = v.InferOutput<typeof row>

/**
 * The contracts that this agent offered to its direct downlines, in every state; an empty `kind` or `state` means all.
 * `totals` counts them by state. Sums in minor units, times in milliseconds. Not in the contract: a newer-style name.
 */
export const listDownlineContracts = defineEndpoint({
  name: 'listDownlineContracts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineContracts',
  moduleId: 'AGENTPOLICY3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...paging,
    ...accountPart,
    ...sorting(['offeredAt', 'account', 'kind', 'category', 'state'], 'offeredAt'),
    kind: v.optional(v.picklist(['', ...contractKinds]), ''),
    state: v.optional(
      v.picklist(['', 'offered', 'accepted', 'rejected', 'withdrawn', 'terminating', 'terminated']),
      '',
    ),
  }),
  response: pageOf(row, { offered: v.number(), inForce: v.number(), ended: v.number() }),
})
