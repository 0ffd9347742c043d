import * as v from 'valibot'
import { accountPart, paging, sorting, timeWindow } from './paging.ts'
import { payoutColumns, payoutStatuses } from './payout-row.ts'

/** What lists of payouts are asked for: the agent's own, or with scope `team` those of all downlines. */
export const payoutQuery = v.object({
  ...paging,
  ...timeWindow,
  ...accountPart,
  ...sorting(payoutColumns, 'endTime'),
  scope: v.optional(v.picklist(['own', 'team']), 'own'),
  status: v.optional(v.picklist(['', ...payoutStatuses]), ''),
  /** Whether the time is when the period of a payout ended, or when it was paid: then those that were not are left out. */
  by: v.optional(v.picklist(['end', 'paid']), 'end'),
  category: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
})
