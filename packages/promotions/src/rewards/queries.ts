import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getAvailablePromotions,
  getLoginPromotion,
  getRaffleStatus,
  listClaimHistory,
  listClaims,
  listMyApplications,
  listTickets,
  type ClaimRow,
  type PromotionApplication,
} from '@parlour/api-client/endpoints'
import { sortInput, type ListPaging } from '@parlour/screen-kit'
import { gatherRows, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import { historyPeriod } from '../history/history-period.ts'
import { historyQuery } from '../history/history-query.ts'
import { recordPageSize } from '../history/record-page-size.ts'
import type { RewardOwner } from '../history/reward-owner.ts'

/** The columns that rewards are sorted by, as the platform names them. */
export const rewardSorts = ['time', 'amount'] as const

/** The columns that applications are sorted by, as the platform names them. */
export const applicationSorts = ['time', 'amount'] as const

/** Tickets of a page, more than a member has at a time. */
const mostTickets = 100

/**
 * Query options of the kinds of promotions that are open to an account, with how many rewards of each wait (PRM-02).
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { REFERRAL } = await availabilityQuery(api, 'linhtran88').queryFn()
 */
export const availabilityQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getAvailablePromotions, {}),
  queryKey: [getAvailablePromotions.name, account] as const,
  staleTime: 60_000,
})

/**
 * Query options of the rewards that wait to be claimed.
 *
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const claims = await claimsQuery(api, { account: 'linhtran88', language: 'EN' }).queryFn()
 */
export const claimsQuery = (api: ApiClient, { account, language }: RewardOwner) => ({
  ...endpointQuery(api, listClaims, { status: 'I' }),
  queryKey: [listClaims.name, account, language] as const,
  staleTime: 15_000,
})

/**
 * Query options of the tickets that can be used, those that end first on top.
 *
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await ticketsQuery(api, { account: 'linhtran88', language: 'EN' }).queryFn()
 */
export const ticketsQuery = (api: ApiClient, { account, language }: RewardOwner) => ({
  ...endpointQuery(api, listTickets, { status: 'AVAILABLE', size: mostTickets }),
  queryKey: [listTickets.name, account, language] as const,
  staleTime: 15_000,
})

/**
 * Query options of the rewards for logging in day after day.
 *
 * @param account user name, for the query key
 * @returns options for `useQuery`; `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { day } = await loginRewardQuery(api, 'linhtran88').queryFn()
 */
export const loginRewardQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getLoginPromotion, {}),
  queryKey: [getLoginPromotion.name, account] as const,
  staleTime: 30_000,
})

/**
 * Query options of the raffle that runs and of the last one that was drawn.
 *
 * @returns options for `useQuery`; `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { current, last } = await raffleQuery(api, { account: 'linhtran88', language: 'EN' }).queryFn()
 */
export const raffleQuery = (api: ApiClient, { account, language }: RewardOwner) => ({
  ...endpointQuery(api, getRaffleStatus, {}),
  queryKey: [getRaffleStatus.name, account, language] as const,
  staleTime: 30_000,
})

/**
 * Query options of a page of the rewards of the last 30 days.
 *
 * @param owner user name, and the platform's language code, in which names come
 * @param paging which page, in which order
 * @param size rows of a page
 * @returns options for `useQuery`; `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await claimHistoryQuery(api, { account: 'linhtran88', language: 'EN' }, { page: 1 }).queryFn()
 */
export const claimHistoryQuery = (
  api: ApiClient,
  { account, language }: RewardOwner,
  paging: ListPaging,
  size: number = recordPageSize,
) => {
  const input = { page: paging.page, size, ...sortInput(paging, rewardSorts) }
  return {
    ...historyQuery(api, listClaimHistory, input),
    queryKey: [listClaimHistory.name, account, language, input] as const,
    staleTime: 15_000,
  }
}

/**
 * Query options of a page of the applications of the last 30 days.
 *
 * @param owner user name, and the platform's language code, in which names come
 * @param paging which page, in which order
 * @param size rows of a page
 * @returns options for `useQuery`; `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await applicationsQuery(api, { account: 'linhtran88', language: 'EN' }, { page: 1 }).queryFn()
 */
export const applicationsQuery = (
  api: ApiClient,
  { account, language }: RewardOwner,
  paging: ListPaging,
  size: number = recordPageSize,
) => {
  const input = { page: paging.page, size, ...sortInput(paging, applicationSorts) }
  return {
    ...historyQuery(api, listMyApplications, input),
    queryKey: [listMyApplications.name, account, language, input] as const,
    staleTime: 15_000,
  }
}

/**
 * All rewards of the last 30 days, for a file.
 *
 * @param paging in which order
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the rewards of all pages
 * @throws RefusedError (in_need_true_account, records.period.invalid), ContractError or UnreachedError
 * @example const rows = await allClaimHistory(api, { page: 1 })
 */
export function allClaimHistory(
  api: ApiClient,
  paging: ListPaging,
  gathering?: Gathering<ClaimRow>,
): Promise<ClaimRow[]> {
  const input = { ...historyPeriod(api.clock.now()), ...sortInput(paging, rewardSorts), size: largestPage }
  return gatherRows((page, options) => api.call(listClaimHistory, { ...input, page }, options), gathering)
}

/**
 * All applications of the last 30 days, for a file.
 *
 * @param paging in which order
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the applications of all pages
 * @throws RefusedError (in_need_true_account, records.period.invalid), ContractError or UnreachedError
 * @example const rows = await allApplications(api, { page: 1 })
 */
export function allApplications(
  api: ApiClient,
  paging: ListPaging,
  gathering?: Gathering<PromotionApplication>,
): Promise<PromotionApplication[]> {
  const input = { ...historyPeriod(api.clock.now()), ...sortInput(paging, applicationSorts), size: largestPage }
  return gatherRows((page, options) => api.call(listMyApplications, { ...input, page }, options), gathering)
}
