import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getRebate, listRebates, type Rebate } from '@parlour/api-client/endpoints'
import { gatherRows, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import { historyPeriod } from '../points/history-period.ts'
import { historyQuery } from '../points/history-query.ts'
import { recordPageSize } from '../points/queries.ts'

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
 * Query options of a page of the rebates taken in the last 30 days, newest first.
 *
 * @param account user name, for the query key
 * @param view page, counted from 1, and the platform's language code; names of levels come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await rebatesQuery(api, 'linhtran88', { page: 1, language: 'EN' }).queryFn()
 */
export const rebatesQuery = (
  api: ApiClient,
  account: string,
  view: { readonly page: number; readonly language: string },
) => ({
  ...historyQuery(api, listRebates, { page: view.page, size: recordPageSize }),
  queryKey: [listRebates.name, account, view] as const,
  staleTime: 15_000,
})

/**
 * All manual rebates taken in the last 30 days, for a file.
 *
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the rebates of all pages, newest first
 * @throws RefusedError (in_need_true_account, records.period.invalid), ContractError or UnreachedError
 * @example const rows = await allRebates(api)
 */
export function allRebates(api: ApiClient, gathering?: Gathering<Rebate>): Promise<Rebate[]> {
  const period = historyPeriod(api.clock.now())
  return gatherRows(
    (page, options) => api.call(listRebates, { ...period, page, size: largestPage }, options),
    gathering,
  )
}
