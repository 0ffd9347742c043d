export { convertIssue, mostPoints, worthOf } from './points/convert-check.ts'
export { historyDays, historyPeriod } from './points/history-period.ts'
export {
  conversionQuery,
  pointBalanceQuery,
  pointConfigQuery,
  pointHistoryQuery,
  recordPageSize,
  redemptionsQuery,
  rewardPageSize,
  rewardsQuery,
} from './points/queries.ts'
export { mostOf, rewardStanding } from './points/reward-standing.ts'
export { promotionKinds, promotionsOfKind } from './promotions/promotion-kinds.ts'
export { promotionTarget } from './promotions/promotion-target.ts'
export { promotionCategoriesQuery, promotionsQuery } from './promotions/queries.ts'
export { runningPromotions, timeLeft } from './promotions/running-promotions.ts'

export type { ConvertIssue } from './points/convert-check.ts'
export type { RewardStanding } from './points/reward-standing.ts'
export type { PromotionKind } from './promotions/promotion-kinds.ts'
export type { PromotionTarget } from './promotions/promotion-target.ts'
