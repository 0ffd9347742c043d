import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listBonuses, type Bonus } from '@parlour/api-client/endpoints'
import { sortInput, type ListPaging } from '@parlour/screen-kit'
import { gatherRows, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import { pageSize } from '../records/queries.ts'

/** The columns that ended bonuses are sorted by, as the platform names them. */
export const endedBonusSorts = ['endedAt'] as const

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
 * Query options of a page of the bonuses of an account that have ended, those that ended last first.
 *
 * @param account user name, for the query key
 * @param language the platform's language code; names come in it
 * @param paging which page, in which order
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await endedBonusesQuery(api, 'linhtran88', 'EN', { page: 1 }).queryFn()
 */
export const endedBonusesQuery = (
  api: ApiClient,
  account: string,
  language: string,
  paging: ListPaging,
  size: number = pageSize,
) => {
  const input = { state: 'ended', ...sortInput(paging, endedBonusSorts), page: paging.page, size } as const
  return {
    ...endpointQuery(api, listBonuses, input),
    queryKey: [listBonuses.name, account, language, input] as const,
    staleTime: 30_000,
  }
}

/**
 * All bonuses of an account that have ended, for a file.
 *
 * @param paging in which order
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the bonuses of all pages
 * @throws ApiError
 * @throws RefusedError with in_need_true_account; UnreachedError
 * @example const bonuses = await allEndedBonuses(api, { page: 1 })
 */
export function allEndedBonuses(api: ApiClient, paging: ListPaging, gathering?: Gathering<Bonus>): Promise<Bonus[]> {
  const input = { state: 'ended', ...sortInput(paging, endedBonusSorts), size: largestPage } as const
  return gatherRows((page, options) => api.call(listBonuses, { ...input, page }, options), gathering)
}

/**
 * Open bonuses in the order in which stakes count towards them: the oldest first, those for play alone last.
 *
 * @returns a new list
 * @example inCountingOrder(answer.list)
 */
export const inCountingOrder = (bonuses: readonly Bonus[]): Bonus[] => bonuses.toSorted(byAge)
