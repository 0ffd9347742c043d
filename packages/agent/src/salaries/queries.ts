import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  listContractStandings,
  listDailySalaries,
  listDividends,
  listHourlySalaries,
  listRealtimeSalaries,
  type ContractKind,
  type Payout,
} from '@parlour/api-client/endpoints'
import type { ListView } from '../lists/list-view.ts'
import { gatherRows, type Gathering } from '@parlour/screen-kit/rows'
import { listSize, wholeSize } from '../lists/queries.ts'
import { teamPeriod } from '../overview/team-view.ts'

const calls = {
  dividend: listDividends,
  daily: listDailySalaries,
  hourly: listHourlySalaries,
  realtime: listRealtimeSalaries,
} as const

/** What a list of payouts sorts by, the newest period first where nothing is chosen. */
export const payoutColumns = [
  'endTime',
  'category',
  'turnover',
  'rate',
  'gross',
  'adjustment',
  'amount',
  'status',
] as const

/** How a payout stands, by the word of the address. */
export const payoutStates = { waiting: 'in-process', approved: 'approved', rejected: 'rejected' } as const

/** A list of payouts by its address. */
type PayoutView = ListView<(typeof payoutColumns)[number]>

const isState = (word: string): word is keyof typeof payoutStates => Object.hasOwn(payoutStates, word)

const soonest = 5_000
/** Standings and payouts move while a period runs; a timer beyond 2^31 ms would fire at once. */
const latest = 60_000

const inputOf = (view: PayoutView, zone: string, page: number, size: number) => ({
  ...teamPeriod(view, zone),
  page,
  size,
  sort: view.sort.id,
  order: view.sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const),
  status: isState(view.kind) ? payoutStates[view.kind] : ('' as const),
})

/**
 * Query options of a page of what an agent was due by contracts of a kind; read again every minute while it shows.
 *
 * @param agent the agent's user name, for the query key
 * @param zone IANA name of the zone that the platform counts days in
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`
 * @throws RefusedError, ContractError or UnreachedError from `queryFn`
 * @example useQuery(payoutsQuery(api, 'marcobay01', 'daily', listView({}, '2026-01-15', payoutColumns), 'Asia/Manila'))
 */
export const payoutsQuery = (
  api: ApiClient,
  agent: string,
  kind: ContractKind,
  view: PayoutView,
  zone: string,
  size: number = listSize,
) => {
  const input = inputOf(view, zone, view.page, size)
  return {
    queryFn: () => api.call(calls[kind], input),
    queryKey: [calls[kind].name, agent, input] as const,
    staleTime: 15_000,
    refetchInterval: latest,
  }
}

/**
 * The payouts of all pages of a view, for a file.
 *
 * @param zone IANA name of the zone that the platform counts days in
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the payouts
 * @throws RefusedError or UnreachedError
 * @example const payouts = await allPayouts(api, 'daily', view, 'Asia/Manila')
 */
export const allPayouts = (
  api: ApiClient,
  kind: ContractKind,
  view: PayoutView,
  zone: string,
  gathering?: Gathering<Payout>,
): Promise<Payout[]> =>
  gatherRows((page, options) => api.call(calls[kind], inputOf(view, zone, page, wholeSize), options), gathering)

/**
 * Query options of where the contracts of a kind stand; read again once the next period is settled.
 *
 * @param agent the agent's user name, for the query key
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError or UnreachedError
 * @example const [standing] = await standingsQuery(api, 'marcobay01', 'daily').queryFn()
 */
export const standingsQuery = (api: ApiClient, agent: string, kind: ContractKind) => ({
  ...endpointQuery(api, listContractStandings, { kind }),
  queryKey: [listContractStandings.name, agent, kind] as const,
  staleTime: 30_000,
})

/**
 * When to read again where these contracts stand: once the first of them is settled, and every minute before.
 *
 * @param now milliseconds since 1970, by the platform's clock
 * @returns milliseconds, five seconds at least and a minute at most; false where there is none
 * @example untilSettled([{ endTime: 30_000 }], 0) // 35000
 */
export const untilSettled = (rows: readonly { readonly endTime: number }[], now: number): number | false =>
  rows.length > 0 &&
  Math.min(latest, Math.max(soonest, Math.min(...rows.map(({ endTime }) => endTime)) - now + soonest))
