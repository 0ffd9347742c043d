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
import { gatherRows, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import { historyPeriod } from '../points/history-period.ts'
import { historyQuery } from '../points/history-query.ts'
import { recordPageSize } from '../points/queries.ts'

/** Whose rewards are asked for: user name and the platform's language code, in which titles come. */
export interface RewardOwner {
  readonly account: string
  readonly language: string
}

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
 * Query options of a page of the rewards of the last 30 days, newest first.
 *
 * @param page counts from 1
 * @returns options for `useQuery`; `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await claimHistoryQuery(api, { account: 'linhtran88', language: 'EN' }, 1).queryFn()
 */
export const claimHistoryQuery = (api: ApiClient, { account, language }: RewardOwner, page: number) => ({
  ...historyQuery(api, listClaimHistory, { page, size: recordPageSize }),
  queryKey: [listClaimHistory.name, account, language, page] as const,
  staleTime: 15_000,
})

/**
 * Query options of a page of the applications of the last 30 days, newest first.
 *
 * @param page counts from 1
 * @returns options for `useQuery`; `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await applicationsQuery(api, { account: 'linhtran88', language: 'EN' }, 1).queryFn()
 */
export const applicationsQuery = (api: ApiClient, { account, language }: RewardOwner, page: number) => ({
  ...historyQuery(api, listMyApplications, { page, size: recordPageSize }),
  queryKey: [listMyApplications.name, account, language, page] as const,
  staleTime: 15_000,
})

/**
 * All rewards of the last 30 days, for a file.
 *
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the rewards of all pages, newest first
 * @throws RefusedError (in_need_true_account, records.period.invalid), ContractError or UnreachedError
 * @example const rows = await allClaimHistory(api)
 */
export function allClaimHistory(api: ApiClient, gathering?: Gathering<ClaimRow>): Promise<ClaimRow[]> {
  const period = historyPeriod(api.clock.now())
  return gatherRows(
    (page, options) => api.call(listClaimHistory, { ...period, page, size: largestPage }, options),
    gathering,
  )
}

/**
 * All applications of the last 30 days, for a file.
 *
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the applications of all pages, newest first
 * @throws RefusedError (in_need_true_account, records.period.invalid), ContractError or UnreachedError
 * @example const rows = await allApplications(api)
 */
export function allApplications(
  api: ApiClient,
  gathering?: Gathering<PromotionApplication>,
): Promise<PromotionApplication[]> {
  const period = historyPeriod(api.clock.now())
  return gatherRows(
    (page, options) => api.call(listMyApplications, { ...period, page, size: largestPage }, options),
    gathering,
  )
}
