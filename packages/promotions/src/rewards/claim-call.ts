import {
  claimLoginPromotion,
  claimMilestone,
  claimRaffle,
  claimRebate,
  claimReward,
  listClaimHistory,
  listRebates,
  listTransactions,
  type Id,
} from '@parlour/api-client/endpoints'
import type { Claimable } from './claimable.ts'

/** The calls that take what waits. */
export type Claiming =
  | typeof claimReward
  | typeof claimRaffle
  | typeof claimLoginPromotion
  | typeof claimMilestone
  | typeof claimRebate

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
 * @example const { endpoint, input } = claimCall(claimable)
 */
export function claimCall(claimable: Claimable): ClaimCall {
  switch (claimable.kind) {
    case 'reward': {
      const { rewardId, promotionType } = claimable
      const input = { promotionClaimId: rewardId, promotionType }
      return { endpoint: claimReward, input, of: String(rewardId), listed: listClaimHistory }
    }
    case 'raffle': {
      const { rewardId } = claimable
      return { endpoint: claimRaffle, input: { rewardId }, of: String(rewardId), listed: listClaimHistory }
    }
    case 'login':
      return { endpoint: claimLoginPromotion, input: {}, of: 'login', listed: listClaimHistory }
    case 'milestone': {
      const { missionId, milestone } = claimable
      const input = { missionId, milestone }
      return { endpoint: claimMilestone, input, of: `${missionId}-${milestone}`, listed: listTransactions }
    }
    case 'rebate':
      return { endpoint: claimRebate, input: {}, of: 'rebate', listed: listRebates }
  }
}
