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
import { sortInput, type ListPaging } from '@parlour/screen-kit'
import { gatherRows, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import { recordPageSize } from '../history/record-page-size.ts'
import type { RewardOwner } from '../history/reward-owner.ts'
import { historyPeriod } from '../history/history-period.ts'
import { historyQuery } from '../history/history-query.ts'

/** The columns that redemptions are sorted by, as the platform names them. */
export const redemptionSorts = ['time', 'points'] as const

/** The columns that changes of points are sorted by, as the platform names them. */
export const pointSorts = ['time', 'points'] as const

/** Rewards of a page of the shop. */
export const rewardPageSize = 24

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
 * Query options of a page of redemptions and conversions of the last 30 days.
 *
 * @param owner user name, and the platform's language code, in which names come
 * @param paging which page, in which order
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example const { list } = await redemptionsQuery(api, { account: 'linhtran88', language: 'EN' }, { page: 1 }).queryFn()
 */
export const redemptionsQuery = (
  api: ApiClient,
  { account, language }: RewardOwner,
  paging: ListPaging,
  size: number = recordPageSize,
) => {
  const input = { page: paging.page, size, ...sortInput(paging, redemptionSorts) }
  return {
    ...historyQuery(api, listRedemptions, input),
    queryKey: [listRedemptions.name, account, language, input] as const,
    staleTime: 15_000,
  }
}

/**
 * Query options of a page of the points history of the last 30 days.
 *
 * @param owner user name, and the platform's language code, in which names come
 * @param paging which page, in which order
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example const { list } = await pointHistoryQuery(api, { account: 'linhtran88', language: 'EN' }, { page: 1 }).queryFn()
 */
export const pointHistoryQuery = (
  api: ApiClient,
  { account, language }: RewardOwner,
  paging: ListPaging,
  size: number = recordPageSize,
) => {
  const input = { page: paging.page, size, ...sortInput(paging, pointSorts) }
  return {
    ...historyQuery(api, listPointHistory, input),
    queryKey: [listPointHistory.name, account, language, input] as const,
    staleTime: 15_000,
  }
}

/**
 * All redemptions and conversions of the last 30 days, for a file.
 *
 * @param paging in which order
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the rows of all pages
 * @throws RefusedError, ContractError or UnreachedError
 * @example const rows = await allRedemptions(api, { page: 1 })
 */
export function allRedemptions(
  api: ApiClient,
  paging: ListPaging,
  gathering?: Gathering<Redemption>,
): Promise<Redemption[]> {
  const input = { ...historyPeriod(api.clock.now()), ...sortInput(paging, redemptionSorts), size: largestPage }
  return gatherRows((page, options) => api.call(listRedemptions, { ...input, page }, options), gathering)
}

/**
 * All changes of points in the last 30 days, for a file.
 *
 * @param paging in which order
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the rows of all pages
 * @throws RefusedError, ContractError or UnreachedError
 * @example const rows = await allPointHistory(api, { page: 1 })
 */
export function allPointHistory(
  api: ApiClient,
  paging: ListPaging,
  gathering?: Gathering<PointEntry>,
): Promise<PointEntry[]> {
  const input = { ...historyPeriod(api.clock.now()), ...sortInput(paging, pointSorts), size: largestPage }
  return gatherRows((page, options) => api.call(listPointHistory, { ...input, page }, options), gathering)
}
