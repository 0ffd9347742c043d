import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getRebate, listRebates, type Rebate } from '@parlour/api-client/endpoints'
import { sortInput, type ListPaging } from '@parlour/screen-kit'
import { gatherRows, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import type { RewardOwner } from '../history/reward-owner.ts'
import { historyPeriod } from '../history/history-period.ts'
import { historyQuery } from '../history/history-query.ts'
import { recordPageSize } from '../history/record-page-size.ts'

/** The columns that rebates are sorted by, as the platform names them. */
export const rebateSorts = ['time', 'amount'] as const

/**
 * Query options of the rebate that has gathered since the last one, by category.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { amount } = await rebateQuery(api, 'linhtran88').queryFn()
 */
export const rebateQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getRebate, {}),
  queryKey: [getRebate.name, account] as const,
  staleTime: 30_000,
})

/**
 * Query options of a page of the rebates taken in the last 30 days.
 *
 * @param owner user name, and the platform's language code, in which names come
 * @param paging which page, in which order
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await rebatesQuery(api, { account: 'linhtran88', language: 'EN' }, { page: 1 }).queryFn()
 */
export const rebatesQuery = (
  api: ApiClient,
  { account, language }: RewardOwner,
  paging: ListPaging,
  size: number = recordPageSize,
) => {
  const input = { page: paging.page, size, ...sortInput(paging, rebateSorts) }
  return {
    ...historyQuery(api, listRebates, input),
    queryKey: [listRebates.name, account, language, input] as const,
    staleTime: 15_000,
  }
}

/**
 * All manual rebates taken in the last 30 days, for a file.
 *
 * @param paging in which order
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the rebates of all pages
 * @throws RefusedError (in_need_true_account, records.period.invalid), ContractError or UnreachedError
 * @example const rows = await allRebates(api, { page: 1 })
 */
export function allRebates(api: ApiClient, paging: ListPaging, gathering?: Gathering<Rebate>): Promise<Rebate[]> {
  const input = { ...historyPeriod(api.clock.now()), ...sortInput(paging, rebateSorts), size: largestPage }
  return gatherRows((page, options) => api.call(listRebates, { ...input, page }, options), gathering)
}
