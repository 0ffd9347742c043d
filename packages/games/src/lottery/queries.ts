import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getLotteryMenus,
  getVietnamMenus,
  listLotteryGames,
  listMyOpenedNumbers,
  listNearNumbers,
  listOpenedNumbers,
  listPopularLotteries,
  listRecentVietnamMenus,
} from '@parlour/api-client/endpoints'

const staleTime = 30_000

/** How many popular lotteries are asked for. Source: specification 9. */
export const popularCount = 20

/**
 * Query options of the lotteries by group, of all prize modes.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(lotteryMenusQuery(api, 'EN'))
 */
export const lotteryMenusQuery = (api: ApiClient, language: string) => ({
  ...endpointQuery(api, getLotteryMenus, {}, language),
  staleTime,
})

/**
 * Query options of the lotteries of Vietnam by region.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(vietnamMenusQuery(api, 'VI'))
 */
export const vietnamMenusQuery = (api: ApiClient, language: string) => ({
  ...endpointQuery(api, getVietnamMenus, {}, language),
  staleTime,
})

/** The lottery games of one prize mode, with their next draws. */
export const lotteryGamesQuery = (api: ApiClient, prizeMode: string, language: string) => ({
  ...endpointQuery(api, listLotteryGames, { prizeMode }, language),
  staleTime,
})

/** The lottery games with the most rounds of the week. */
export const popularLotteriesQuery = (api: ApiClient, language: string) => ({
  ...endpointQuery(api, listPopularLotteries, { count: popularCount }, language),
  staleTime,
})

/** The lottery games of Vietnam that a member played last. */
export const recentVietnamQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listRecentVietnamMenus, {}, account),
  staleTime,
})

/** The last draw of every lottery game of Vietnam. Source: specification 9 (a hundred). */
export const openedNumbersQuery = (api: ApiClient) => ({
  ...endpointQuery(api, listOpenedNumbers, { count: 100 }),
  staleTime,
})

/** The last draw of every other lottery game, those that the member played first. */
export const myOpenedNumbersQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listMyOpenedNumbers, {}, account),
  staleTime,
})

/** The last draws of one lottery game. */
export const nearNumbersQuery = (api: ApiClient, gameCode: string) => ({
  ...endpointQuery(api, listNearNumbers, { gameCode, count: 60 }),
  staleTime,
})
