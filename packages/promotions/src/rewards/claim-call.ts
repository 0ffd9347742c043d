import {
  claimLoginPromotion,
  claimMilestone,
  claimRaffle,
  claimRebate,
  claimReward,
  listClaimHistory,
  listRebates,
  listTransactions,
  type BonusAmount,
  type BonusTerms,
  type Id,
} from '@parlour/api-client/endpoints'
import { loginKey, rebateKey, type Claimable } from './claimable.ts'

/** The calls that take what waits. */
export type Claiming =
  | typeof claimReward
  | typeof claimRaffle
  | typeof claimLoginPromotion
  | typeof claimMilestone
  | typeof claimRebate

/** What names a reward to its call. */
export type ClaimTarget =
  | { readonly kind: 'reward'; readonly rewardId: Id; readonly promotionType: string }
  | { readonly kind: 'raffle'; readonly rewardId: Id }
  | { readonly kind: 'login' | 'rebate' }
  | { readonly kind: 'milestone'; readonly missionId: Id; readonly milestone: number }

/** The call that takes a reward. */
export interface ClaimCall {
  readonly endpoint: Claiming
  /** What the call is sent with. */
  readonly input: Readonly<Record<string, Id | string | number>>
  /** Tells its attempts apart from those of other rewards: the same wherever this reward can be taken. */
  readonly of: string
  /** The list that shows what became of a lost attempt. */
  readonly listed: { readonly name: string }
}

/**
 * The call that takes a reward, by its kind.
 *
 * @returns record, input, scope and list
 * @example const { endpoint, input } = claimCall({ kind: 'rebate' })
 */
export function claimCall(target: ClaimTarget): ClaimCall {
  switch (target.kind) {
    case 'reward': {
      const { rewardId, promotionType } = target
      const input = { promotionClaimId: rewardId, promotionType }
      return { endpoint: claimReward, input, of: String(rewardId), listed: listClaimHistory }
    }
    case 'raffle': {
      const { rewardId } = target
      return { endpoint: claimRaffle, input: { rewardId }, of: String(rewardId), listed: listClaimHistory }
    }
    case 'login':
      return { endpoint: claimLoginPromotion, input: {}, of: 'login', listed: listClaimHistory }
    case 'milestone': {
      const { missionId, milestone } = target
      const input = { missionId, milestone }
      return { endpoint: claimMilestone, input, of: `${missionId}-${milestone}`, listed: listTransactions }
    }
    case 'rebate':
      return { endpoint: claimRebate, input: {}, of: 'rebate', listed: listRebates }
  }
}

/** What the calls that take a reward answer; what a platform leaves out is null or missing. */
export interface ClaimAnswer {
  /** What was given, in minor units. */
  readonly amount: BonusAmount | null
  readonly terms?: BonusTerms | null | undefined
  /** Of the reward of a login: which day it was. */
  readonly day?: number | null | undefined
  /** Of a rebate: since when it had gathered, in milliseconds since 1970. */
  readonly startTime?: number | null | undefined
}

/**
 * What was claimed, as the platform answered: the sum may have grown since it was listed, and a day may have begun.
 *
 * @returns the same reward, with its sum, terms and key by the answer
 * @example const { amount } = claimedAs(claimable, answer)
 */
export function claimedAs(claimable: Claimable, { amount, terms, day, startTime }: ClaimAnswer): Claimable {
  const claimed = { ...claimable, amount: amount ?? claimable.amount, terms: terms ?? claimable.terms }
  if (claimed.kind === 'login' && typeof day === 'number') return { ...claimed, day, key: loginKey(day) }
  if (claimed.kind === 'rebate' && typeof startTime === 'number') return { ...claimed, key: rebateKey(startTime) }
  return claimed
}
