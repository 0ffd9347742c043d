import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount, bonusCeiling } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { dependentAmounts } from '../../schemas/dependent-amounts.ts'
import { id } from '../../schemas/id.ts'
import { sideList, tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields } from '../records/page-fields.ts'
import { measure, measuredAmounts } from './measure.ts'
import { boundedNumber } from '../../schemas/whole-number.ts'

const amountsOf = measuredAmounts(['reachedValue', 'nextValue'])

const claimableMilestone = v.object({
  /** Its place in the mission, from 1. */
  milestone: v.number(),
  /** In the language of the request. */
  title: v.string(),
  /** In minor units. */
  amount: bonusAmount,
  terms: v.nullish(bonusTerms, null),
})

const mission = dependentAmounts(
  v.object({
    missionId: id,
    title: v.string(),
    description: v.nullish(v.string(), ''),
    measure,
    /** Categories that count; none named means all. */
    categories: sideList(v.string()),
    /** `O` open, `C` closed. */
    status: v.nullish(v.string(), 'O'),
    startTime: optionalNumber,
    endTime: optionalNumber,
    /** How far this member is, and what the next milestone asks for; null beyond the last one. */
    reachedValue: v.nullish(boundedNumber, 0),
    nextValue: v.nullish(boundedNumber, null),
    milestones: v.nullish(v.number(), 0),
    milestonesReached: v.nullish(v.number(), 0),
    /** Milestones that wait to be claimed. */
    claimable: v.nullish(v.number(), 0),
    /** Those milestones, with what each gives under which terms. Not in the contract: it has no list of them. */
    claimableMilestones: sideList(claimableMilestone),
    /**
     * For how many days after its end a reached milestone that was not taken can be claimed; null where the platform does
     * not say. Not in the contract.
     */
    claimDays: optionalNumber,
    /** What the first prize of the leaderboard is at most, in minor units; null without prizes. */
    topPrize: v.nullish(bonusCeiling, null),
    /**
     * What the first place would be paid as things stand now, in minor units; null where the mission is closed or the
     * platform does not say. Not in the contract.
     */
    topPrizeNow: v.nullish(bonusAmount, null),
    /** What bounds the prizes, in the language of the request; null where nothing does. Not in the contract. */
    prizeRule: optionalText,
    terms: v.nullish(bonusTerms, null),
  }),
  amountsOf,
)

/** A mission with how far this member is; `reachedValue` and `nextValue` are sums in minor units, or rounds. */
export type Mission = v.InferOutput<typeof mission>

/**
 * The missions with one status (O open, C closed), those that end first on top, in pages; `totalCount` of the open ones
 * is the badge. Code: in_need_true_account. Source: contract 3.8.
 */
export const listMissions = defineEndpoint({
  name: 'listMissions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  aliases: ['/wps/relay/MCS2_getMissionSummaryDetails'],
  moduleId: 'MISSIONLB3',
  token: 'required',
  retries: 2,
  request: v.object({
    status: v.optional(v.picklist(['O', 'C']), 'O'),
    /** This one alone, whichever status it has. Not in the contract: it lists all of a status. */
    missionId: v.optional(id),
    ...pageFields,
  }),
  response: v.object({ list: tolerantList(mission), ...pageAnswer }),
})
