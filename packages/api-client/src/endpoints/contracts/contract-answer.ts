import * as v from 'valibot'
import { id } from '../../schemas/id.ts'
import { sentId } from '../../schemas/sent-id.ts'
import { sideList } from '../../schemas/tolerant-list.ts'
import { contractCategories, contractKinds } from './contract-terms.ts'

/** A accepts an offer (and keeps a contract whose end is proposed), R rejects (and keeps too), C confirms the end. */
export const contractAction = v.picklist(['A', 'R', 'C'])

/** Whether contracts of downlines may end with this answer: without it the call is refused when any would. */
export const confirmEnd = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()]), false),
  v.transform((value) => [true, 'Y', '1', 'true'].includes(value)),
)

/**
 * The ids of the contracts that were shown as ending, with commas between them: when another one would end as well,
 * nothing is done and the answer names all of them. Any may end where it is left out. Not in the contract.
 */
export const confirmedEnds = v.optional(v.pipe(v.string(), v.regex(/^(\d{1,40}(,\d{1,40}){0,199})?$/)))

/** Why an offer is rejected, for who made it; up to 140 characters. */
export const rejectReason = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(140)), '')

/** The id of a contract. */
export const contractId = sentId

/** A contract of a downline that ends, or has ended, with a change above it. */
export const endedContract = v.object({
  contractId: id,
  account: v.string(),
  kind: v.picklist(contractKinds),
  category: v.picklist(contractCategories),
})

/** What became of a contract, and which contracts of downlines ended with it. */
export const contractOutcome = v.object({
  contractId: id,
  state: v.picklist(['offered', 'accepted', 'rejected', 'withdrawn', 'terminating', 'terminated', 'kept']),
  ended: sideList(endedContract),
})

/** A contract of a downline that ends with a change above it. */
export type EndedContract = v.InferOutput<typeof endedContract>
/** What became of a contract. */
export type ContractOutcome = v.InferOutput<typeof contractOutcome>
