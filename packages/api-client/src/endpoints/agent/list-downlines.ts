import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'
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
  /** How many of those whose figures these are staked in the period. */
  active: v.nullish(v.number(), 0),
})

/** A member of the team with figures of the period: its own, or those of its whole team. */
export type Downline = v.InferOutput<typeof row>

/**
 * The team: the direct downlines of `upline` (an account of the team; empty for the agent itself), or with scope `team`
 * all downlines. Figures are each member's own, of the period, or with figures `team` those of all its downlines as well:
 * deposits, withdrawals, turnover, profit, active. Sums in minor units, times in milliseconds. `trail` has the accounts
 * from the direct downline of the agent who asks down to `upline`, and is empty without one.
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
        'active',
      ],
      'registeredAt',
    ),
    upline: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ''),
    scope: v.optional(v.picklist(['direct', 'team']), 'direct'),
    figures: v.optional(v.picklist(['own', 'team']), 'own'),
    /** Only agents, only players, or both. */
    show: v.optional(v.picklist(['', 'agents', 'players']), ''),
  }),
  response: v.object({
    ...pageOf(row, {
      downlines: v.number(),
      teamSize: v.nullish(v.number(), 0),
      balance: money,
      deposits: money,
      withdrawals: money,
      turnover: money,
      profit: money,
      commission: money,
      active: v.nullish(v.number(), 0),
    }).entries,
    trail: sideList(v.string()),
  }),
})
