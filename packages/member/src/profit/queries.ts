import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getActivity, getCardFishingProfit, getLotteryProfit, getPersonalProfit } from '@parlour/api-client/endpoints'
import { recordPeriod } from '../records/record-view.ts'
import type { Days } from './profit-days.ts'

/** How many days the page of profit and loss shows where the address names none. */
export const usualProfitDays = 30

/** The parts of the page of profit and loss, by category first. */
export const profitParts = ['', 'provider', 'lottery', 'cards'] as const

/** A part of the page of profit and loss. */
export type ProfitPart = (typeof profitParts)[number]

const calls = {
  '': getPersonalProfit,
  provider: getPersonalProfit,
  lottery: getLotteryProfit,
  cards: getCardFishingProfit,
} as const

/**
 * Query options of what an account did in some days: deposits, stakes, result and time, by day.
 *
 * @param account user name, for the query key
 * @param zone IANA name of the zone that the platform counts days in
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(daysActivityQuery(api, 'linhtran88', { from: '2026-11-01', to: '2026-11-30' }, 'Asia/Manila'))
 */
export const daysActivityQuery = (api: ApiClient, account: string, days: Days, zone: string) => ({
  ...endpointQuery(api, getActivity, recordPeriod(days, zone)),
  queryKey: [getActivity.name, account, days.from, days.to, zone] as const,
  staleTime: 15_000,
})

/**
 * Query options of the profit and loss of some days, whole or of the lotteries or of cards and fishing alone.
 *
 * @param account user name, for the query key
 * @param part what is asked for; by category and by provider are the same answer
 * @param zone IANA name of the zone that the platform counts days in
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(profitQuery(api, 'linhtran88', 'lottery', { from: '2026-11-01', to: '2026-11-30' }, 'Asia/Manila'))
 */
export const profitQuery = (api: ApiClient, account: string, part: ProfitPart, days: Days, zone: string) => ({
  ...endpointQuery(api, calls[part], recordPeriod(days, zone)),
  queryKey: [calls[part].name, account, days.from, days.to, zone] as const,
  staleTime: 15_000,
})

/**
 * Reads which part of the page an address names.
 *
 * @param kind the `kind` of the address
 * @returns the part, by category where it names none
 * @example profitPartOf('lottery')
 */
export const profitPartOf = (kind: string): ProfitPart => profitParts.find((part) => part === kind) ?? ''
