import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getPointBalance, getPointConfig, getPointConversionType, listPointHistory, listPointRewards, listRedemptions, type RewardType,
} from '@parlour/api-client/endpoints'
import { historyPeriod } from './history-period.ts'

/** Rewards of a page of the mall. */
export const rewardPageSize = 24

/** Rows of a page of the records of points. */
export const recordPageSize = 10

const own = (name: string, account: string, ...rest: readonly unknown[]) => [name, account, ...rest] as const

/** The points of an account, a whole number (PNT-01). */
export const pointBalanceQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getPointBalance, {}), queryKey: own(getPointBalance.name, account), staleTime: 15_000,
})

/** How points are earned by type of play. */
export const pointConfigQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getPointConfig, {}), queryKey: own(getPointConfig.name, account), staleTime: 300_000,
})

/** What points are converted into, from how many on, and what one is worth. */
export const conversionQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getPointConversionType, {}), queryKey: own(getPointConversionType.name, account), staleTime: 300_000,
})

/** A page of the mall, of one type of reward or of all of them; the platform names them in `language`. */
export const rewardsQuery = (api: ApiClient, account: string, view: { readonly type: RewardType | ''; readonly page: number; readonly language: string }) => ({
  ...endpointQuery(api, listPointRewards, { type: view.type, page: view.page, size: rewardPageSize }),
  queryKey: own(listPointRewards.name, account, view), staleTime: 30_000,
})

/** A page of what was redeemed and converted in the last 30 days, newest first. */
export const redemptionsQuery = (api: ApiClient, account: string, view: { readonly page: number; readonly language: string }) => ({
  ...endpointQuery(api, listRedemptions, { ...historyPeriod(api.clock.now()), page: view.page, size: recordPageSize }),
  queryKey: own(listRedemptions.name, account, view), staleTime: 15_000,
})

/** A page of the changes of points in the last 30 days, newest first. */
export const pointHistoryQuery = (api: ApiClient, account: string, view: { readonly page: number; readonly language: string }) => ({
  ...endpointQuery(api, listPointHistory, { ...historyPeriod(api.clock.now()), page: view.page, size: recordPageSize }),
  queryKey: own(listPointHistory.name, account, view), staleTime: 15_000,
})
