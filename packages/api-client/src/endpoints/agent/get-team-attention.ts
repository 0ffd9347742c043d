import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'
import { timeWindow } from './paging.ts'

const changed = v.object({
  account: v.string(),
  turnover: money,
  /** The turnover of the stretch of the same length before. */
  before: money,
})

const fresh = v.object({
  account: v.string(),
  registeredAt: v.number(),
})

const shape = v.object({
  startTime: v.number(),
  endTime: v.number(),
  /** At most five, the largest change first. */
  changed: sideList(changed),
  /** How many joined in the period and have never made a deposit. */
  withoutDeposit: v.number(),
  /** At most five of them, the newest first. */
  newest: sideList(fresh),
})

/** Members of the team to look after. */
export type TeamAttention = v.InferOutput<typeof shape>

/**
 * Members of the whole team to look after in a period (the last 14 days in the platform's time zone when none is given,
 * at most 92 days): those whose turnover changed most against the stretch before, and new ones without a deposit. Sums in
 * minor units, times in milliseconds. Codes: records.period.archived, in_need_true_account. Not in the contract: a
 * newer-style name.
 */
export const getTeamAttention = defineEndpoint({
  name: 'getTeamAttention',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamAttention',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object(timeWindow),
  response: shape,
})
