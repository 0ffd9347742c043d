import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getPointBalance,
  getPointConfig,
  getPointConversionType,
  listPointHistory,
  listPointRewards,
  listRedemptions,
  type PointEntry,
  type Redemption,
  type RewardType,
} from '@parlour/api-client/endpoints'
import { gatherRows, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import { historyPeriod } from './history-period.ts'
import { historyQuery } from './history-query.ts'

/** Rewards of a page of the shop. */
export const rewardPageSize = 24

/** Rows of a page of the records of points. */
export const recordPageSize = 10

const own = (name: string, account: string, ...rest: readonly unknown[]) => [name, account, ...rest] as const

/**
 * Query options of an account's points, a whole number (PNT-01).
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(pointBalanceQuery(api, 'linhtran88'))
 */
export const pointBalanceQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getPointBalance, {}),
  queryKey: own(getPointBalance.name, account),
  staleTime: 15_000,
})

/**
 * Query options of how points are earned by type of play.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(pointConfigQuery(api, 'linhtran88'))
 */
export const pointConfigQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getPointConfig, {}),
  queryKey: own(getPointConfig.name, account),
  staleTime: 300_000,
})

/**
 * Query options of the conversion of points: target, least number and value of a point.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(conversionQuery(api, 'linhtran88'))
 */
export const conversionQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getPointConversionType, {}),
  queryKey: own(getPointConversionType.name, account),
  staleTime: 300_000,
})

/**
 * Query options of a page of the points shop, of one type of reward or all.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(rewardsQuery(api, 'linhtran88', page))
 */
export const rewardsQuery = (
  api: ApiClient,
  account: string,
  view: { readonly type: RewardType | ''; readonly page: number; readonly language: string },
) => ({
  ...endpointQuery(api, listPointRewards, { type: view.type, page: view.page, size: rewardPageSize }),
  queryKey: own(listPointRewards.name, account, view),
  staleTime: 30_000,
})

/**
 * Query options of a page of redemptions and conversions of the last 30 days, newest first.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(redemptionsQuery(api, 'linhtran88', history))
 */
export const redemptionsQuery = (
  api: ApiClient,
  account: string,
  view: { readonly page: number; readonly language: string },
) => ({
  ...historyQuery(api, listRedemptions, { page: view.page, size: recordPageSize }),
  queryKey: own(listRedemptions.name, account, view),
  staleTime: 15_000,
})

/**
 * Query options of a page of the points history of the last 30 days, newest first.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(pointHistoryQuery(api, 'linhtran88', history))
 */
export const pointHistoryQuery = (
  api: ApiClient,
  account: string,
  view: { readonly page: number; readonly language: string },
) => ({
  ...historyQuery(api, listPointHistory, { page: view.page, size: recordPageSize }),
  queryKey: own(listPointHistory.name, account, view),
  staleTime: 15_000,
})

/**
 * All redemptions and conversions of the last 30 days, for a file.
 *
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the rows of all pages, newest first
 * @throws RefusedError, ContractError or UnreachedError
 * @example const rows = await allRedemptions(api)
 */
export function allRedemptions(api: ApiClient, gathering?: Gathering<Redemption>): Promise<Redemption[]> {
  const period = historyPeriod(api.clock.now())
  return gatherRows(
    (page, options) => api.call(listRedemptions, { ...period, page, size: largestPage }, options),
    gathering,
  )
}

/**
 * All changes of points in the last 30 days, for a file.
 *
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the rows of all pages, newest first
 * @throws RefusedError, ContractError or UnreachedError
 * @example const rows = await allPointHistory(api)
 */
export function allPointHistory(api: ApiClient, gathering?: Gathering<PointEntry>): Promise<PointEntry[]> {
  const period = historyPeriod(api.clock.now())
  return gatherRows(
    (page, options) => api.call(listPointHistory, { ...period, page, size: largestPage }, options),
    gathering,
  )
}
