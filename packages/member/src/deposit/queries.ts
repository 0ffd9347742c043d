import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getDeposit, getDepositSettings, listDepositBanks, listDepositChannels, listDepositPromotions, listDeposits } from '@parlour/api-client/endpoints'
import { recordPeriod, recordView, todayOf } from '../records/record-view.ts'

const own = (name: string, account: string, ...rest: readonly unknown[]) => [name, account, ...rest] as const

/** Whether an account may deposit, and the limits that hold for all ways. */
export const depositSettingsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getDepositSettings, {}), queryKey: own(getDepositSettings.name, account), staleTime: 15_000,
})

/** The ways to deposit; the platform names them in `language`. */
export const depositChannelsQuery = (api: ApiClient, account: string, language: string) => ({
  ...endpointQuery(api, listDepositChannels, {}), queryKey: own(listDepositChannels.name, account, language), staleTime: 60_000,
})

/** The accounts of the house that a bank transfer goes to. */
export const depositBanksQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listDepositBanks, {}), queryKey: own(listDepositBanks.name, account), staleTime: 60_000,
})

/** The bonuses to choose from with a deposit, each with its terms; named in `language`. */
export const depositPromotionsQuery = (api: ApiClient, account: string, language: string) => ({
  ...endpointQuery(api, listDepositPromotions, {}), queryKey: own(listDepositPromotions.name, account, language), staleTime: 15_000,
})

/** The deposits of the last seven days, the newest first, in pages. */
export const depositsQuery = (api: ApiClient, account: string, language: string, page = 1) => ({
  ...endpointQuery(api, listDeposits, { ...recordPeriod(recordView({}, todayOf(api.clock.now()))), page }), queryKey: own(listDeposits.name, account, language, page), staleTime: 10_000,
})

/** How a deposit stands. */
export const depositQuery = (api: ApiClient, account: string, orderNo: string, language: string) => ({
  ...endpointQuery(api, getDeposit, { orderNo }), queryKey: own(getDeposit.name, account, orderNo, language), staleTime: 2_000,
})
