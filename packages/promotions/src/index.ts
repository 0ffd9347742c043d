export { isOver, missionSearch, missionView, shareReached } from './missions/mission-view.ts'
export { leaderboardQuery, milestonesQuery, missionPageSize, missionQuery, missionsQuery } from './missions/queries.ts'
export { convertIssue, mostPoints, worthOf } from './points/convert-check.ts'
export { historyDays, historyPeriod } from './history/history-period.ts'
export { recordPageSize } from './history/record-page-size.ts'
export {
  conversionQuery,
  pointBalanceQuery,
  pointConfigQuery,
  pointHistoryQuery,
  redemptionsQuery,
  rewardPageSize,
  rewardsQuery,
} from './points/queries.ts'
export { mostOf, rewardStanding } from './points/reward-standing.ts'
export { promotionKinds, promotionsOfKind } from './promotions/promotion-kinds.ts'
export { forgetPictures } from './promotions/application-draft.ts'
export { isOwn, promotionStanding } from './promotions/promotion-standing.ts'
export { promotionTarget } from './promotions/promotion-target.ts'
export { offersQuery, promotionCategoriesQuery, promotionsQuery } from './promotions/queries.ts'
export { monthLeft } from './rank/month-left.ts'
export { rankQuery } from './rank/queries.ts'
export { rankView } from './rank/rank-view.ts'
export { rebateQuery, rebatesQuery } from './rebate/queries.ts'
export { rebateStanding } from './rebate/rebate-standing.ts'
export { friendState, shareDone } from './referral/friend-state.ts'
export { invitedQuery, referralQuery } from './referral/queries.ts'
export {
  applicationsQuery,
  availabilityQuery,
  claimHistoryQuery,
  claimsQuery,
  loginRewardQuery,
  raffleQuery,
  ticketsQuery,
} from './rewards/queries.ts'
export { waitingRewards } from './rewards/waiting-rewards.ts'
export { claimCall, claimedAs } from './rewards/claim-call.ts'
export { byUrgency, claimables } from './rewards/claimable.ts'
export { rewardSearch, rewardView } from './rewards/rewards-view.ts'
export { listedPromotions, nextChange, runningPromotions, timeLeft } from './promotions/running-promotions.ts'

export type { MissionSearch, MissionView } from './missions/mission-view.ts'
export type { MissionStatus } from './missions/queries.ts'
export type { ConvertIssue } from './points/convert-check.ts'
export type { RewardStanding } from './points/reward-standing.ts'
export type { PromotionKind } from './promotions/promotion-kinds.ts'
export type { PromotionStanding, PromotionState } from './promotions/promotion-standing.ts'
export type { PromotionTarget } from './promotions/promotion-target.ts'
export type { MonthLeft } from './rank/month-left.ts'
export type { RankProgress, RankStep, RankView, RebateGroup } from './rank/rank-view.ts'
export type { RebateStanding, RebateState } from './rebate/rebate-standing.ts'
export type { FriendState } from './referral/friend-state.ts'
export type { ClaimAnswer, ClaimCall, Claiming, ClaimTarget } from './rewards/claim-call.ts'
export type { Claimable, Sources } from './rewards/claimable.ts'
export type { RewardOwner } from './history/reward-owner.ts'
export type { RewardSearch, RewardTab, RewardView } from './rewards/rewards-view.ts'
