import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getDeposit,
  getDepositSettings,
  listDepositBanks,
  listDepositChannels,
  listDepositPromotions,
  listDeposits,
  type DepositOrder,
} from '@parlour/api-client/endpoints'
import { sortInput } from '@parlour/screen-kit'
import { gatherPeriods, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import { periodParts } from '../records/long-period.ts'
import { inOneOrder, pageSize } from '../records/queries.ts'
import { recordPeriod, wholeDays, type RecordView } from '../records/record-view.ts'

/** The columns that they are sorted by, as the platform names them. */
export const depositSorts = ['time', 'amount'] as const

const own = (name: string, account: string, ...rest: readonly unknown[]) => [name, account, ...rest] as const

/**
 * Query options of the limits of deposits, and whether the account may deposit.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(depositSettingsQuery(api, 'linhtran88'))
 */
export const depositSettingsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getDepositSettings, {}),
  queryKey: own(getDepositSettings.name, account),
  staleTime: 15_000,
})

/**
 * Query options of the deposit channels.
 *
 * @param account user name, for the query key
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(depositChannelsQuery(api, 'linhtran88', 'EN'))
 */
export const depositChannelsQuery = (api: ApiClient, account: string, language: string) => ({
  ...endpointQuery(api, listDepositChannels, {}),
  queryKey: own(listDepositChannels.name, account, language),
  staleTime: 60_000,
})

/**
 * Query options of the operator's accounts for bank transfers.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(depositBanksQuery(api, 'linhtran88'))
 */
export const depositBanksQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listDepositBanks, {}),
  queryKey: own(listDepositBanks.name, account),
  staleTime: 60_000,
})

/**
 * Query options of the bonuses that a deposit can have, with their terms.
 *
 * @param account user name, for the query key
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(depositPromotionsQuery(api, 'linhtran88', 'EN'))
 */
export const depositPromotionsQuery = (api: ApiClient, account: string, language: string) => ({
  ...endpointQuery(api, listDepositPromotions, {}),
  queryKey: own(listDepositPromotions.name, account, language),
  staleTime: 15_000,
})

/**
 * Query options of a page of the deposits of some days.
 *
 * @param account user name, for the query key
 * @param view days, at most 30, with page and order
 * @param language the platform's language code; names come in it
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(depositsQuery(api, 'linhtran88', recordView({}, '2026-01-15'), 'EN'))
 */
export const depositsQuery = (
  api: ApiClient,
  account: string,
  view: Pick<RecordView, 'from' | 'to' | 'page' | 'sort'>,
  language: string,
  size: number = pageSize,
) => {
  const input = { ...recordPeriod(view), ...sortInput(view, depositSorts), page: view.page, size }
  return {
    ...endpointQuery(api, listDeposits, input),
    queryKey: own(listDeposits.name, account, language, input),
    staleTime: 10_000,
  }
}

/**
 * All deposits of a view, of all parts of its period, for a file.
 *
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the deposits of all pages in the order of the view; newest first where the period has several parts
 * @throws ApiError
 * @throws RefusedError with records.period.invalid or in_need_true_account; UnreachedError
 * @example const orders = await allDeposits(api, recordView({}, '2026-01-15'))
 */
export function allDeposits(
  api: ApiClient,
  view: RecordView,
  gathering?: Gathering<DepositOrder>,
): Promise<DepositOrder[]> {
  const parts = periodParts(wholeDays(view))
  const sorted = sortInput(inOneOrder(view, parts.length), depositSorts)
  return gatherPeriods(
    parts,
    (days) => (page, options) =>
      api.call(listDeposits, { ...recordPeriod(days), ...sorted, page, size: largestPage }, options),
    gathering,
  )
}

/**
 * Query options of a deposit.
 *
 * @param account user name, for the query key
 * @param orderNo the deposit's order number
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(depositQuery(api, 'linhtran88', 'D260115-1', 'EN'))
 */
export const depositQuery = (api: ApiClient, account: string, orderNo: string, language: string) => ({
  ...endpointQuery(api, getDeposit, { orderNo }),
  queryKey: own(getDeposit.name, account, orderNo, language),
  staleTime: 2_000,
})
