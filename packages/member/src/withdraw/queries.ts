import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getBalance,
  getWithdrawal,
  getWithdrawalFee,
  getWithdrawPlan,
  getWithdrawSettings,
  listPayoutAccounts,
  listPaymentConfirmations,
  listWithdrawals,
  listWithdrawBanks,
  type ResponseOf,
  type WithdrawalOrder,
} from '@parlour/api-client/endpoints'
import { sortInput } from '@parlour/screen-kit'
import { gatherPeriods, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import type { PayoutKind } from './withdrawal-fee.ts'
import { periodParts } from '../records/long-period.ts'
import { inOneOrder, pageSize } from '../records/queries.ts'
import { recordPeriod, wholeDays, type RecordView } from '../records/record-view.ts'

/** The columns that they are sorted by, as the platform names them. */
export const withdrawalSorts = ['time', 'amount'] as const

const own = (name: string, account: string, ...rest: readonly unknown[]) => [name, account, ...rest] as const

/**
 * Query options of the limits of withdrawals, and whether the account may withdraw now.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(withdrawSettingsQuery(api, 'linhtran88'))
 */
export const withdrawSettingsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getWithdrawSettings, {}),
  queryKey: own(getWithdrawSettings.name, account),
  staleTime: 10_000,
})

/**
 * The plan of a platform that does not say it: the main money is
 * free, within the limits of one withdrawal; what becomes of bonus money is not known. Sums in minor units.
 */
async function planOf(api: ApiClient): Promise<ResponseOf<typeof getWithdrawPlan>> {
  const [{ sumBalance, bonus, balance }, { minimumAmount, maximumAmount, confirmMinutes }] = await Promise.all([
    api.call(getBalance, {}),
    api.call(getWithdrawSettings, {}),
  ])
  const free = balance.find(({ accountTypeId }) => accountTypeId === 2)?.availBalance ?? sumBalance - (bonus ?? 0)
  return {
    balance: free,
    free,
    tied: null,
    forfeits: bonus === 0 ? 0 : null,
    held: null,
    withdrawable: free < (minimumAmount ?? 0) ? 0 : Math.min(free, maximumAmount ?? free),
    minimumAmount,
    usualMinutes: null,
    confirmMinutes,
    ties: [],
  }
}

/**
 * Query options of what can be withdrawn now, and what each bonus
 * locks; a platform without this call has free money within limits.
 *
 * @param account user name, for the query key
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(withdrawPlanQuery(api, 'linhtran88', 'EN'))
 */
export const withdrawPlanQuery = (api: ApiClient, account: string, language: string) => ({
  ...endpointQuery(api, getWithdrawPlan, {}),
  ...(api.has(getWithdrawPlan) ? null : { queryFn: () => planOf(api) }),
  queryKey: own(getWithdrawPlan.name, account, language),
  staleTime: 10_000,
})

/**
 * Query options of a member's payout accounts.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(payoutAccountsQuery(api, 'linhtran88'))
 */
export const payoutAccountsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listPayoutAccounts, {}),
  queryKey: own(listPayoutAccounts.name, account),
  staleTime: 15_000,
})

/**
 * Query options of the banks and wallets that can be paid to, with their terms.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(withdrawBanksQuery(api, 'linhtran88'))
 */
export const withdrawBanksQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listWithdrawBanks, {}),
  queryKey: own(listWithdrawBanks.name, account),
  staleTime: 60_000,
})

/**
 * Query options of what the platform keeps back of a withdrawal.
 *
 * @param account user name, for the query key
 * @param of what it goes to, and how much, in minor units
 * @returns options for a route's loader and for `useQuery`, with minor units;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(withdrawalFeeQuery(api, 'linhtran88', { type: 'BC', amount: 50_000 }))
 */
export const withdrawalFeeQuery = (
  api: ApiClient,
  account: string,
  { type, amount }: { readonly type: PayoutKind; readonly amount: number },
) => ({
  ...endpointQuery(api, getWithdrawalFee, { withdrawAmount: amount, withdrawType: type }),
  queryKey: own(getWithdrawalFee.name, account, type, amount),
  staleTime: 60_000,
})

/**
 * Query options of a page of the withdrawals of some days.
 *
 * @param account user name, for the query key
 * @param view days, at most 30, with page and order
 * @param language the platform's language code; names come in it
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(withdrawalsQuery(api, 'linhtran88', recordView({}, '2026-01-15'), 'EN'))
 */
export const withdrawalsQuery = (
  api: ApiClient,
  account: string,
  view: Pick<RecordView, 'from' | 'to' | 'page' | 'sort'>,
  language: string,
  size: number = pageSize,
) => {
  const input = { ...recordPeriod(view), ...sortInput(view, withdrawalSorts), page: view.page, size }
  return {
    ...endpointQuery(api, listWithdrawals, input),
    queryKey: own(listWithdrawals.name, account, language, input),
    staleTime: 10_000,
  }
}

/**
 * All withdrawals of a view, of all parts of its period, for a file.
 *
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the withdrawals of all pages in the order of the view; newest first where the period has several parts
 * @throws ApiError
 * @throws RefusedError with records.period.invalid or in_need_true_account; UnreachedError
 * @example const orders = await allWithdrawals(api, recordView({}, '2026-01-15'))
 */
export function allWithdrawals(
  api: ApiClient,
  view: RecordView,
  gathering?: Gathering<WithdrawalOrder>,
): Promise<WithdrawalOrder[]> {
  const parts = periodParts(wholeDays(view))
  const sorted = sortInput(inOneOrder(view, parts.length), withdrawalSorts)
  return gatherPeriods(
    parts,
    (days) => (page, options) =>
      api.call(listWithdrawals, { ...recordPeriod(days), ...sorted, page, size: largestPage }, options),
    gathering,
  )
}

/**
 * Query options of the withdrawals that the member has to confirm.
 *
 * @param account user name, for the query key
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(confirmationsQuery(api, 'linhtran88', 'EN'))
 */
export const confirmationsQuery = (api: ApiClient, account: string, language: string) => ({
  ...endpointQuery(api, listPaymentConfirmations, {}),
  queryKey: own(listPaymentConfirmations.name, account, language),
  staleTime: 10_000,
})

/**
 * Query options of a withdrawal.
 *
 * @param account user name, for the query key
 * @param orderNo the withdrawal's order number
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(withdrawalQuery(api, 'linhtran88', 'W260115-1', 'EN'))
 */
export const withdrawalQuery = (api: ApiClient, account: string, orderNo: string, language: string) => ({
  ...endpointQuery(api, getWithdrawal, { orderNo }),
  queryKey: own(getWithdrawal.name, account, orderNo, language),
  staleTime: 2_000,
})
