import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { sentId } from '../../schemas/sent-id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { accountPart, pageOf, paging, sorting } from '../agent/paging.ts'
import { contractCategories, contractKinds, contractTier } from './contract-terms.ts'

const row = v.object({
  contractId: id,
  /** The other side: who has it, or who gave it; empty for the operator. */
  account: v.string(),
  kind: v.picklist(contractKinds),
  category: v.picklist(contractCategories),
  period: v.string(),
  state: v.picklist(['offered', 'accepted', 'rejected', 'withdrawn', 'terminating', 'terminated']),
  /** Who wants to end it, upline or downline. */
  proposedBy: optionalText,
  /** When an end was proposed last; milliseconds since 1970. */
  proposedAt: optionalNumber,
  /** When the proposed end was refused; milliseconds since 1970. */
  endRefusedAt: optionalNumber,
  endReason: optionalText,
  /** What was said to a rejection. */
  rejectReason: optionalText,
  /** 1 for an offer in a category that has a contract in force. */
  changes: v.nullish(v.number(), 0),
  tiers: tolerantList(contractTier),
  offeredAt: v.number(),
  acceptedAt: optionalNumber,
  endedAt: optionalNumber,
})

/** A contract that this agent offered, or was offered. */
export type DownlineContract = v.InferOutput<typeof row>

/**
 * The contracts that this agent offered to its direct downlines, or with side `held` those that it was offered, in every
 * state; an empty `kind` or `state` means all, `waiting` those that wait for this agent. `totals` counts all of a side by
 * state. Sums in minor units, times in milliseconds. Not in the contract: a newer-style name.
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
    side: v.optional(v.picklist(['given', 'held']), 'given'),
    /** One contract alone. */
    contractId: v.optional(sentId),
    kind: v.optional(v.picklist(['', ...contractKinds]), ''),
    state: v.optional(
      v.picklist(['', 'waiting', 'offered', 'accepted', 'rejected', 'withdrawn', 'terminating', 'terminated']),
      '',
    ),
  }),
  response: pageOf(row, {
    offered: v.number(),
    inForce: v.number(),
    ended: v.number(),
    waiting: v.nullish(v.number(), 0),
  }),
})
