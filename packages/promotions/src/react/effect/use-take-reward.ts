import type { ApiError } from '@parlour/api-client'
import {
  getAvailablePromotions,
  getBalance,
  getMissionLeaderboard,
  getRaffleStatus,
  getRebate,
  getWithdrawPlan,
  listBonuses,
  listClaimHistory,
  listClaims,
  listMissionMilestones,
  listMissions,
  listRebates,
  listTickets,
  listTransactions,
  getLoginPromotion,
  type claimTicket,
  type RequestOf,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { useEndpointMutation } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import type { Claiming } from '../../rewards/claim-call.ts'

/** What a reward that is taken may change. */
const moved = [
  getAvailablePromotions,
  getBalance,
  getWithdrawPlan,
  listBonuses,
  listTransactions,
  listClaims,
  listClaimHistory,
  listTickets,
  getRebate,
  listRebates,
  listMissions,
  listMissionMilestones,
  getMissionLeaderboard,
  getRaffleStatus,
  getLoginPromotion,
]

type Taking = Claiming | typeof claimTicket

interface TakeRewardOptions<E extends Taking> {
  readonly of: string
  readonly onDone: (answer: ResponseOf<E>, input: RequestOf<E>) => void
  readonly onFailed?: (error: ApiError) => void
}

/**
 * A call that takes a reward, once however often it is pressed; what it changes is asked for again. `of` tells rewards
 * apart that the same call takes.
 */
export function useTakeReward<E extends Taking>(endpoint: E, { of, onDone, onFailed }: TakeRewardOptions<E>) {
  const account = useAccount()
  return useEndpointMutation<E>(endpoint, {
    scope: `${account}/${of}`,
    invalidates: moved,
    onDone,
    ...(onFailed && { onFailed }),
  })
}
