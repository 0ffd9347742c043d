import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getPayout,
  listCommissions,
  listDailySalaries,
  listDividends,
  listHourlySalaries,
  listIncome,
  listRealtimeSalaries,
  type IncomeDay,
  type PayoutDetails,
  type RequestOf,
} from '@parlour/api-client/endpoints'
import { addDays } from '@parlour/i18n'
import { gatherRows, type Gathering } from '@parlour/screen-kit/rows'
import { askedOf, listSize, wholeSize } from '../lists/queries.ts'
import { mostListDays, type ListView } from '../lists/list-view.ts'
import { daysOf, teamPeriod, type TeamView } from '../overview/team-view.ts'
import type { IncomeKind } from './income-kinds.ts'

/** What the list of income sorts by, the last day first where nothing is chosen. */
export const incomeColumns = [
  'day',
  'commission',
  'dividend',
  'dailySalary',
  'hourlySalary',
  'realtimeSalary',
  'total',
] as const

/** The view of the list of income. */
export type IncomeView = ListView<(typeof incomeColumns)[number]>

/** Payouts of a day that are asked for at once. */
export const paidSize = 20

const fresh = 30_000

const incomeInput = (view: IncomeView, zone: string, page: number, size: number): RequestOf<typeof listIncome> => {
  const { account: _account, ...asked } = askedOf(view, zone, page, size)
  return asked
}

/**
 * Query options of a page of what an agent was paid, a row for each day with any income.
 *
 * @param agent the agent's user name, for the query key
 * @param zone IANA name of the zone that the platform counts days in
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(incomeQuery(api, 'marcobay01', listView({}, '2026-01-15', incomeColumns), 'Asia/Manila'))
 */
export const incomeQuery = (
  api: ApiClient,
  agent: string,
  view: IncomeView,
  zone: string,
  size: number = listSize,
) => ({
  ...endpointQuery(api, listIncome, incomeInput(view, zone, view.page, size), agent),
  staleTime: fresh,
})

/**
 * Query options of all days of a period with any income, the first day first, and their sums.
 *
 * @param agent the agent's user name, for the query key
 * @param zone IANA name of the zone that the platform counts days in
 * @returns options for `useQuery`; `queryFn` throws RefusedError (records.period.archived), ContractError or UnreachedError
 * @example useQuery(incomeDaysQuery(api, 'marcobay01', { from: '2026-01-01', to: '2026-01-07' }, 'Asia/Manila'))
 */
export const incomeDaysQuery = (api: ApiClient, agent: string, days: TeamView, zone: string) => ({
  ...endpointQuery(
    api,
    listIncome,
    { ...teamPeriod(days, zone), page: 1, size: mostListDays + 1, sort: 'day', order: 'asc' },
    agent,
  ),
  staleTime: fresh,
})

/**
 * The period of the same length before.
 *
 * @returns first and last day
 * @example daysBeforeThese({ from: '2026-01-08', to: '2026-01-14' }) // { from: '2026-01-01', to: '2026-01-07' }
 */
export const daysBeforeThese = (view: TeamView): TeamView => ({
  from: addDays(view.from, -daysOf(view)),
  to: addDays(view.from, -1),
})

/**
 * All days of a view with any income, for a file.
 *
 * @param zone IANA name of the zone that the platform counts days in
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the days in the order of the view
 * @throws RefusedError with records.period.archived; UnreachedError
 * @example const days = await allIncome(api, view, 'Asia/Manila')
 */
export const allIncome = (
  api: ApiClient,
  view: IncomeView,
  zone: string,
  gathering?: Gathering<IncomeDay>,
): Promise<IncomeDay[]> =>
  gatherRows((page, options) => api.call(listIncome, incomeInput(view, zone, page, wholeSize), options), gathering)

const payoutCalls = {
  commission: listCommissions,
  dividend: listDividends,
  dailySalary: listDailySalaries,
  hourlySalary: listHourlySalaries,
  realtimeSalary: listRealtimeSalaries,
} as const satisfies Record<IncomeKind, unknown>

/**
 * Options of `useInfiniteQuery` for the payouts of a kind that were paid on a day.
 *
 * @param agent the agent's user name, for the query key
 * @param day `YYYY-MM-DD`
 * @param zone IANA name of the zone that the platform counts days in
 * @returns options whose pages are counted from 1
 * @throws RefusedError, ContractError or UnreachedError from `queryFn`
 * @example useInfiniteQuery(paidQuery(api, 'marcobay01', 'commission', '2026-01-14', 'Asia/Manila'))
 */
export const paidQuery = (api: ApiClient, agent: string, kind: IncomeKind, day: string, zone: string) => {
  const call = payoutCalls[kind]
  const input = { ...teamPeriod({ from: day, to: day }, zone), by: 'paid', size: paidSize, sort: 'gross' } as const
  return {
    queryKey: [call.name, input, agent, 'paid'] as const,
    queryFn: ({ pageParam }: { pageParam: number }) => api.call(call, { ...input, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }: { totalPages?: number | null | undefined }, _: unknown, last: number) =>
      last < (totalPages ?? 0) ? last + 1 : undefined,
    staleTime: fresh,
  }
}

/**
 * Query options of a payout with its parts.
 *
 * @param agent the agent's user name, for the query key
 * @param payoutId its number
 * @returns options for `useQuery`
 * @throws RefusedError (agent.payout.unknown), ContractError or UnreachedError from `queryFn`
 * @example useQuery(payoutQuery(api, 'marcobay01', '812'))
 */
export const payoutQuery = (api: ApiClient, agent: string, payoutId: string) => ({
  queryKey: [getPayout.name, payoutId, agent] as const,
  queryFn: (): Promise<PayoutDetails> => api.call(getPayout, { payoutId }),
  staleTime: fresh,
})
