import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { listBets, listTransactions, type Bet, type ResponseOf, type Transaction } from '@parlour/api-client/endpoints'
import { recordPeriod, type RecordView } from './record-view.ts'

/** Rows of a page of a record. */
export const pageSize = 10

/** How many rows are asked for at once when all of them are taken along. */
const wholeSize = 100

const own = (name: string, account: string, ...rest: readonly unknown[]) => ['member', name, account, ...rest] as const

const betsInput = (view: RecordView, page: number, size: number) => ({ ...recordPeriod(view), page, size, gameCategory: view.kind })

const movesInput = (view: RecordView, page: number, size: number, language: string) => ({ ...recordPeriod(view), page, size, codeTypes: view.kind, language })

/** A page of the betting record of an account. */
export const betsQuery = (api: ApiClient, account: string, view: RecordView) => {
  const input = betsInput(view, view.page, pageSize)
  return { ...endpointQuery(api, listBets, input), queryKey: own(listBets.name, account, input), staleTime: 15_000 }
}

/** A page of the account record of an account; the platform names the movements in `language`. */
export const transactionsQuery = (api: ApiClient, account: string, view: RecordView, language: string, size: number = pageSize) => {
  const input = movesInput(view, view.page, size, language)
  return { ...endpointQuery(api, listTransactions, input), queryKey: own(listTransactions.name, account, input), staleTime: 15_000 }
}

async function gather<Row>(ask: (page: number) => Promise<{ readonly list: readonly Row[]; readonly totalPages: number }>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { list, totalPages } = await ask(page)
    rows.push(...list)
    if (page >= totalPages || list.length === 0) return rows
  }
}

/** All bets that a view lets through, for a file. @throws ApiError */
export const allBets = (api: ApiClient, view: RecordView): Promise<Bet[]> => gather((page) => api.call(listBets, betsInput(view, page, wholeSize)))

/** All movements that a view lets through, for a file. @throws ApiError */
export const allTransactions = (api: ApiClient, view: RecordView, language: string): Promise<Transaction[]> =>
  gather((page) => api.call(listTransactions, movesInput(view, page, wholeSize, language)))

/** A page of the betting record. */
export type BetPage = ResponseOf<typeof listBets>
