import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { sideRecord } from '../../schemas/tolerant-record.ts'

const turnover = v.object({ actual: money, expected: money })

const rank = v.object({
  rankLevel: v.number(),
  rankName: v.string(),
  color: optionalText,
  color2: optionalText,
  /** What has to be staked for it: in one calendar month, and since the account was opened. */
  monthlyTurnover: money,
  totalTurnover: money,
  /** Given once on reaching it, and each month with its monthly turnover; nothing is 0. */
  upgradeBonus: v.nullish(bonusAmount, 0),
  salary: v.nullish(bonusAmount, 0),
  /** The manual rebate by category, in percent of the stake. */
  rebates: v.nullish(sideRecord(v.number()), {}),
})

/** A rank with what it asks for and gives; sums in minor units. */
export type RankRow = v.InferOutput<typeof rank>

/**
 * The rank of this member, how far the next one is, and what every rank gives. `expected` is what the next rank asks
 * for, or this one when it is the highest. Sums in minor units. Code: in_need_true_account. Source: contract 3.4;
 * `ranks`, `terms` and `claimDays` are ours.
 */
export const getRankProgress = defineEndpoint({
  name: 'getRankProgress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  aliases: ['/wps/relay/MCS2_getPlayerRankProgress'],
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    playerRankName: v.string(),
    rankLevel: v.nullish(v.number(), 0),
    nextRankName: optionalText,
    nextRankLevel: optionalNumber,
    monthlyTurnover: turnover,
    totalTurnover: turnover,
    ranks: tolerantList(rank),
    /** The terms of upgrade bonus and salary. */
    terms: v.nullish(bonusTerms, null),
    /** For how many days each of them can be claimed; null where the platform does not say. */
    claimDays: optionalNumber,
  }),
})
