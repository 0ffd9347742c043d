export { convertIssue, mostPoints, worthOf } from './points/convert-check.ts'
export { historyDays, historyPeriod } from './points/history-period.ts'
export {
  conversionQuery, pointBalanceQuery, pointConfigQuery, pointHistoryQuery, recordPageSize, redemptionsQuery, rewardPageSize, rewardsQuery,
} from './points/queries.ts'
export { mostOf, rewardStanding } from './points/reward-standing.ts'

export type { ConvertIssue } from './points/convert-check.ts'
export type { RewardStanding } from './points/reward-standing.ts'
