import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listBonuses, type Bonus } from '@parlour/api-client/endpoints'
import { gatherRows, largestPage, type Gathering } from '@parlour/screen-kit/rows'

/** Rows of a page of finished bonuses. */
export const bonusPageSize = 10

const byAge = (a: Bonus, b: Bonus): number =>
  Number(a.playOnly ?? false) - Number(b.playOnly ?? false) || a.time - b.time

/**
 * Query options of the open bonuses of an account, with what each of them locks, counts and would lose.
 *
 * @param account user name, for the query key
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await openBonusesQuery(api, 'linhtran88', 'EN').queryFn()
 */
export const openBonusesQuery = (api: ApiClient, account: string, language: string) => {
  const input = { state: 'open', size: largestPage } as const
  return {
    ...endpointQuery(api, listBonuses, input),
    queryKey: [listBonuses.name, account, language, input] as const,
    staleTime: 10_000,
  }
}

/**
 * Query options of a page of the bonuses of an account that have ended, newest first.
 *
 * @param account user name, for the query key
 * @param language the platform's language code; names come in it
 * @param page counts from 1
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await endedBonusesQuery(api, 'linhtran88', 'EN', 1).queryFn()
 */
export const endedBonusesQuery = (api: ApiClient, account: string, language: string, page: number) => {
  const input = { state: 'ended', page, size: bonusPageSize } as const
  return {
    ...endpointQuery(api, listBonuses, input),
    queryKey: [listBonuses.name, account, language, input] as const,
    staleTime: 30_000,
  }
}

/**
 * All bonuses of an account that have ended, newest first, for a file.
 *
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the bonuses of all pages
 * @throws ApiError
 * @throws RefusedError with in_need_true_account; UnreachedError
 * @example const bonuses = await allEndedBonuses(api)
 */
export const allEndedBonuses = (api: ApiClient, gathering?: Gathering<Bonus>): Promise<Bonus[]> =>
  gatherRows((page, options) => api.call(listBonuses, { state: 'ended', page, size: largestPage }, options), gathering)

/**
 * Open bonuses in the order in which stakes count towards them: the oldest first, those for play alone last.
 *
 * @returns a new list
 * @example inCountingOrder(answer.list)
 */
export const inCountingOrder = (bonuses: readonly Bonus[]): Bonus[] => bonuses.toSorted(byAge)
