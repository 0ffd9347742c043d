import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  listAgentAnnouncements,
  listDownlineTransactions,
  listFishingProfit,
  listLotteryProfit,
  listTeamBets,
  listTeamProfit,
  type RequestOf,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { gatherRows, type Gathering } from '@parlour/screen-kit/rows'
import { teamPeriod } from '../overview/team-view.ts'
import type { ListView } from './list-view.ts'

/** Rows of a page of a list of the team. */
export const listSize = 10

/** How many rows are asked for at once when all of them are taken along. Source: contract 3.12. */
export const wholeSize = 500

/** What the team betting list sorts by, newest first where nothing is chosen. */
export const betColumns = ['settledAt', 'account', 'gameName', 'category', 'stake', 'win', 'profit'] as const

/** What the lists of profit and loss sort by. */
export const profitColumns = ['turnover', 'account', 'rounds', 'win', 'profit'] as const

/** What the list of transactions sorts by. */
export const transactionColumns = ['txTimeInTimestamp', 'customerName', 'amount'] as const

/** The lists of profit and loss: all games, the lotteries, cards and fishing. */
export const profitTabs = ['', 'lottery', 'cards'] as const

/** A list of profit and loss. */
export type ProfitTab = (typeof profitTabs)[number]

/**
 * Reads which list of profit and loss an address names.
 *
 * @param tab the `tab` of the address
 * @returns the list, that of all games where it names none
 * @example profitTabOf('lottery')
 */
export const profitTabOf = (tab: string): ProfitTab => profitTabs.find((each) => each === tab) ?? ''

/**
 * What every list of the team is asked for with: days, page, a part of an account's name, order.
 *
 * @param zone IANA name of the zone that the platform counts days in
 * @param page counted from 1
 * @param size how many rows
 * @returns a part of the request
 * @example askedOf(view, 'Asia/Manila', 1, 10).order // 'desc'
 */
export const askedOf = <Column extends string>(view: ListView<Column>, zone: string, page: number, size: number) => ({
  ...teamPeriod(view, zone),
  page,
  size,
  account: view.account,
  sort: view.sort.id,
  order: view.sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const),
})

/** A settled round of a member of the team. */
export type TeamBet = ResponseOf<typeof listTeamBets>['list'][number]

/** What one member of the team staked, won and moved in a period. */
export type TeamProfit = ResponseOf<typeof listTeamProfit>['list'][number]

/** What one member of the team staked and won; what was paid in and out where the list tells it. */
export type MemberProfit = Omit<TeamProfit, 'deposits' | 'withdrawals' | 'rewards'> &
  Partial<Pick<TeamProfit, 'deposits' | 'withdrawals' | 'rewards'>>

/** A movement of money of a member of the team. */
export type TeamTransaction = ResponseOf<typeof listDownlineTransactions>['list'][number]

/** A notice to agents: `content` is HTML of the platform, `time` in milliseconds. */
export type AgentNotice = ResponseOf<typeof listAgentAnnouncements>['list'][number]

type BetView = ListView<(typeof betColumns)[number]>
type ProfitView = ListView<(typeof profitColumns)[number]>
type TransactionView = ListView<(typeof transactionColumns)[number]>

const betsInput = (view: BetView, zone: string, page: number, size: number): RequestOf<typeof listTeamBets> => {
  const { startTime, endTime, ...asked } = askedOf(view, zone, page, size)
  return view.payout ? { ...asked, payoutId: view.payout } : { ...asked, startTime, endTime, category: view.kind }
}

/**
 * Query options of a page of the rounds of the team, or of those that a payout was counted from.
 *
 * @param agent the agent's user name, for the query key
 * @param zone IANA name of the zone that the platform counts days in
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(teamBetsQuery(api, 'marcobay01', listView({}, '2026-01-15', betColumns), 'Asia/Manila'))
 */
export const teamBetsQuery = (api: ApiClient, agent: string, view: BetView, zone: string, size: number = listSize) => {
  const input = betsInput(view, zone, view.page, size)
  return {
    ...endpointQuery(api, listTeamBets, input),
    queryKey: [listTeamBets.name, agent, input] as const,
    staleTime: 15_000,
  }
}

/**
 * The rounds of all pages of a view, for a file.
 *
 * @param zone IANA name of the zone that the platform counts days in
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the rounds
 * @throws RefusedError with records.period.archived; UnreachedError
 * @example const bets = await allTeamBets(api, view, 'Asia/Manila')
 */
export const allTeamBets = (
  api: ApiClient,
  view: BetView,
  zone: string,
  gathering?: Gathering<TeamBet>,
): Promise<TeamBet[]> =>
  gatherRows((page, options) => api.call(listTeamBets, betsInput(view, zone, page, wholeSize), options), gathering)

const profitCalls = { '': listTeamProfit, lottery: listLotteryProfit, cards: listFishingProfit } as const

const profitInput = (view: ProfitView, zone: string, page: number, size: number) => ({
  ...askedOf(view, zone, page, size),
  ...(profitTabOf(view.tab) === '' ? { category: view.kind } : {}),
})

/** A page of profit and loss: of all games the totals say what was paid in and out as well. */
export interface ProfitPage {
  readonly list: readonly MemberProfit[]
  readonly totals?: Partial<ResponseOf<typeof listTeamProfit>['totals']> | null | undefined
  readonly totalPages?: number | null | undefined
  readonly totalCount?: number | null | undefined
}

/**
 * Query options of a page of the profit and loss of the team, a row for each member.
 *
 * @param agent the agent's user name, for the query key
 * @param zone IANA name of the zone that the platform counts days in
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`
 * @throws RefusedError, ContractError or UnreachedError from `queryFn`
 * @example useQuery(teamProfitQuery(api, 'marcobay01', listView({}, '2026-01-15', profitColumns), 'Asia/Manila'))
 */
export const teamProfitQuery = (
  api: ApiClient,
  agent: string,
  view: ProfitView,
  zone: string,
  size: number = listSize,
) => {
  const call = profitCalls[profitTabOf(view.tab)]
  const input = profitInput(view, zone, view.page, size)
  return {
    queryFn: (): Promise<ProfitPage> => api.call(call, input),
    queryKey: [call.name, agent, input] as const,
    staleTime: 15_000,
  }
}

/**
 * The profit and loss of all members of a view, for a file.
 *
 * @param zone IANA name of the zone that the platform counts days in
 * @param gathering how to stop it, and whom to say how far it is
 * @returns a row for each member
 * @throws RefusedError with records.period.archived; UnreachedError
 * @example const rows = await allTeamProfit(api, view, 'Asia/Manila')
 */
export const allTeamProfit = (
  api: ApiClient,
  view: ProfitView,
  zone: string,
  gathering?: Gathering<MemberProfit>,
): Promise<MemberProfit[]> =>
  gatherRows<MemberProfit>(
    (page, options) => api.call(profitCalls[profitTabOf(view.tab)], profitInput(view, zone, page, wholeSize), options),
    gathering,
  )

const transactionsInput = (view: TransactionView, zone: string, page: number, size: number) => ({
  ...askedOf(view, zone, page, size),
  codeTypes: view.kind,
})

/**
 * Query options of a page of the movements of money in the team.
 *
 * @param agent the agent's user name, for the query key
 * @param zone IANA name of the zone that the platform counts days in
 * @param language the platform's language code; names come in it
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(teamTransactionsQuery(api, 'marcobay01', listView({}, '2026-01-15', transactionColumns), 'Asia/Manila', 'EN'))
 */
export const teamTransactionsQuery = (
  api: ApiClient,
  agent: string,
  view: TransactionView,
  zone: string,
  language: string,
  size: number = listSize,
) => {
  const input = transactionsInput(view, zone, view.page, size)
  return {
    ...endpointQuery(api, listDownlineTransactions, input),
    queryKey: [listDownlineTransactions.name, agent, input, language] as const,
    staleTime: 15_000,
  }
}

/**
 * The movements of all pages of a view, for a file.
 *
 * @param zone IANA name of the zone that the platform counts days in
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the movements
 * @throws RefusedError with records.period.archived; UnreachedError
 * @example const rows = await allTeamTransactions(api, view, 'Asia/Manila')
 */
export const allTeamTransactions = (
  api: ApiClient,
  view: TransactionView,
  zone: string,
  gathering?: Gathering<TeamTransaction>,
): Promise<TeamTransaction[]> =>
  gatherRows(
    (page, options) => api.call(listDownlineTransactions, transactionsInput(view, zone, page, wholeSize), options),
    gathering,
  )

/**
 * Query options of a page of the notices to agents, newest first.
 *
 * @param agent the agent's user name, for the query key
 * @param page counted from 1
 * @param language the platform's language code; notices come in it
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(agentNoticesQuery(api, 'marcobay01', 1, 'EN'))
 */
export const agentNoticesQuery = (api: ApiClient, agent: string, page: number, language: string) => ({
  ...endpointQuery(api, listAgentAnnouncements, { page, size: listSize }),
  queryKey: [listAgentAnnouncements.name, agent, page, language] as const,
  staleTime: 60_000,
})
