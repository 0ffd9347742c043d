import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listBets, listTransactions, type Bet, type ResponseOf, type Transaction } from '@parlour/api-client/endpoints'
import { sortInput } from '@parlour/screen-kit'
import { gatherPeriods, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import { periodParts } from './long-period.ts'
import { recordPeriod, wholeDays, type RecordView } from './record-view.ts'

/** Rows of a page of a record. */
export const pageSize = 10

const own = (name: string, account: string, ...rest: readonly unknown[]) => [name, account, ...rest] as const

/** The columns that settled bets are sorted by, as the platform names them. */
export const betSorts = ['time', 'gameName', 'category', 'stake', 'win', 'result'] as const

/** The columns that transactions are sorted by, as the platform names them. */
export const transactionSorts = ['time', 'amount'] as const

const betsInput = (view: RecordView, page: number, size: number) => ({
  ...(view.tab === 'open' ? { state: 'open' as const } : { ...recordPeriod(view), ...sortInput(view, betSorts) }),
  page,
  size,
  gameCategory: view.kind,
})

const transactionsInput = (view: RecordView, page: number, size: number, language: string) => ({
  ...recordPeriod(view),
  page,
  size,
  codeTypes: view.kind,
  language,
  ...sortInput(view, transactionSorts),
})

/**
 * Query options of a page of an account's bets.
 *
 * @param account user name, for the query key
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(betsQuery(api, 'linhtran88', recordView({}, '2026-01-15')))
 */
export const betsQuery = (api: ApiClient, account: string, view: RecordView, size: number = pageSize) => {
  const input = betsInput(view, view.page, size)
  return { ...endpointQuery(api, listBets, input), queryKey: own(listBets.name, account, input), staleTime: 15_000 }
}

/**
 * Query options of one bet, settled or open, of whatever day.
 *
 * @param account user name, for the query key
 * @param betId as the record names it
 * @returns options for a route's loader and for `useQuery`, with a list of it, or of none;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(betQuery(api, 'linhtran88', '5f0d8a52-1001'))
 */
export const betQuery = (api: ApiClient, account: string, betId: string) => {
  const input = { betId, size: 1 }
  return { ...endpointQuery(api, listBets, input), queryKey: own(listBets.name, account, input), staleTime: 15_000 }
}

/**
 * Query options of a page of an account's transactions.
 *
 * @param account user name, for the query key
 * @param language the platform's language code; names come in it
 * @param size rows a page
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(transactionsQuery(api, 'linhtran88', recordView({}, '2026-01-15'), 'EN'))
 */
export const transactionsQuery = (
  api: ApiClient,
  account: string,
  view: RecordView,
  language: string,
  size: number = pageSize,
) => {
  const input = transactionsInput(view, view.page, size, language)
  return {
    ...endpointQuery(api, listTransactions, input),
    queryKey: own(listTransactions.name, account, input),
    staleTime: 15_000,
  }
}

/**
 * All bets of a view, of all parts of its period, for a file.
 *
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the bets of all pages
 * @throws ApiError
 * @throws RefusedError with records.period.archived or records.period.invalid; UnreachedError
 * @example const bets = await allBets(api, view)
 */
export function allBets(api: ApiClient, view: RecordView, gathering?: Gathering<Bet>): Promise<Bet[]> {
  // What is open has no days.
  const parts = view.tab === 'open' ? [view] : periodParts(wholeDays(view))
  const asked = inOneOrder(view, parts.length)
  return gatherPeriods(
    parts,
    (days) => (page, options) => api.call(listBets, betsInput({ ...asked, ...days }, page, largestPage), options),
    gathering,
  )
}

/**
 * What rows of several periods are asked for by, which stand one after the other: each period sorted by itself they would
 * be in no order.
 */
export function inOneOrder(view: RecordView, parts: number): RecordView {
  const { sort: _sort, ...newestFirst } = view
  return parts > 1 ? newestFirst : view
}

/**
 * All transactions of a view, of all parts of its period, for a file.
 *
 * @param language the platform's language code; names come in it
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the transactions of all pages
 * @throws ApiError
 * @throws RefusedError with records.period.archived or records.period.invalid; UnreachedError
 * @example const rows = await allTransactions(api, view, 'EN')
 */
export function allTransactions(
  api: ApiClient,
  view: RecordView,
  language: string,
  gathering?: Gathering<Transaction>,
): Promise<Transaction[]> {
  const parts = periodParts(wholeDays(view))
  const asked = inOneOrder(view, parts.length)
  return gatherPeriods(
    parts,
    (days) => (page, options) =>
      api.call(listTransactions, transactionsInput({ ...asked, ...days }, page, largestPage, language), options),
    gathering,
  )
}

/** A page of the betting record. */
export type BetPage = ResponseOf<typeof listBets>
