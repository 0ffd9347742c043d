import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { accountPart, pageOf, paging, sorting, timeWindow } from './paging.ts'

const row = v.object({
  memberId: id,
  account: v.string(),
  nickname: optionalText,
  /** 0 player; 1, 2, 41, 42 agents; 4 trial. */
  type: v.number(),
  /** 1 for a direct downline of the agent who asks. */
  level: v.number(),
  upline: v.string(),
  registeredAt: v.number(),
  lastSeenAt: optionalNumber,
  /** Direct downlines, or those of every level. */
  downlines: v.number(),
  teamSize: v.number(),
  balance: money,
  deposits: money,
  withdrawals: money,
  turnover: money,
  /** Wins less stakes: what the member gained. */
  profit: money,
  /** What the member earned as commission. */
  commission: money,
})

/** A member of the team with its own figures of the period. */
export type Downline = v.InferOutput<typeof row>

/**
 * The team: the direct downlines of `upline` (an account of the team; empty for the agent itself), or with scope `team`
 * all downlines. Figures are each member's own, of the period; sums in minor units, times in milliseconds.
 * Codes: agent.downline.unknown, records.period.archived, in_need_true_account. Source: contract 3.12.
 */
export const listDownlines = defineEndpoint({
  name: 'listDownlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...paging,
    ...timeWindow,
    ...accountPart,
    ...sorting(
      [
        'registeredAt',
        'account',
        'type',
        'level',
        'lastSeenAt',
        'downlines',
        'teamSize',
        'balance',
        'deposits',
        'withdrawals',
        'turnover',
        'profit',
        'commission',
      ],
      'registeredAt',
    ),
    upline: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ''),
    scope: v.optional(v.picklist(['direct', 'team']), 'direct'),
    /** Only agents, only players, or both. */
    show: v.optional(v.picklist(['', 'agents', 'players']), ''),
  }),
  response: pageOf(row, {
    downlines: v.number(),
    balance: money,
    deposits: money,
    withdrawals: money,
    turnover: money,
    profit: money,
    commission: money,
  }),
})
