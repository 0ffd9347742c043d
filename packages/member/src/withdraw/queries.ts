import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getWithdrawal, getWithdrawPlan, getWithdrawSettings, listBankCards, listPaymentConfirmations, listWithdrawals, listWithdrawBanks } from '@parlour/api-client/endpoints'
import { recordPeriod, recordView, todayOf } from '../records/record-view.ts'

const own = (name: string, account: string, ...rest: readonly unknown[]) => [name, account, ...rest] as const

/** Whether and within which limits an account may withdraw now. */
export const withdrawSettingsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getWithdrawSettings, {}), queryKey: own(getWithdrawSettings.name, account), staleTime: 10_000,
})

/** What can be withdrawn now, and what is tied to which bonus; named in `language`. */
export const withdrawPlanQuery = (api: ApiClient, account: string, language: string) => ({
  ...endpointQuery(api, getWithdrawPlan, {}), queryKey: own(getWithdrawPlan.name, account, language), staleTime: 10_000,
})

/** The accounts that a member is paid to. */
export const bankCardsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listBankCards, {}), queryKey: own(listBankCards.name, account), staleTime: 15_000,
})

/** The banks and wallets that can be paid to, with the terms of each. */
export const withdrawBanksQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listWithdrawBanks, {}), queryKey: own(listWithdrawBanks.name, account), staleTime: 60_000,
})

/** The withdrawals of the last seven days, the newest first, in pages; their stages named in `language`. */
export const withdrawalsQuery = (api: ApiClient, account: string, language: string, page = 1) => ({
  ...endpointQuery(api, listWithdrawals, { ...recordPeriod(recordView({}, todayOf(api.clock.now()))), page }), queryKey: own(listWithdrawals.name, account, language, page), staleTime: 10_000,
})

/** The withdrawals that wait for the member's word. */
export const confirmationsQuery = (api: ApiClient, account: string, language: string) => ({
  ...endpointQuery(api, listPaymentConfirmations, {}), queryKey: own(listPaymentConfirmations.name, account, language), staleTime: 10_000,
})

/** How a withdrawal stands. */
export const withdrawalQuery = (api: ApiClient, account: string, orderNo: string, language: string) => ({
  ...endpointQuery(api, getWithdrawal, { orderNo }), queryKey: own(getWithdrawal.name, account, orderNo, language), staleTime: 2_000,
})
