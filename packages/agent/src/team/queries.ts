import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getCustomerRebate,
  getWithdrawPlan,
  getWithdrawSettings,
  listDownlineContracts,
  listDownlineRebates,
  listDownlines,
  listRecipients,
  type Downline,
  type RequestOf,
} from '@parlour/api-client/endpoints'
import { gatherRows, type Gathering } from '@parlour/screen-kit/rows'
import { askedOf, listSize, wholeSize } from '../lists/queries.ts'
import type { ListView } from '../lists/list-view.ts'

/** What the list of members sorts by, those who bet most first where nothing is chosen. */
export const memberColumns = [
  'turnover',
  'account',
  'teamSize',
  'deposits',
  'withdrawals',
  'profit',
  'registeredAt',
] as const

/** Members of a branch of the tree that are asked for at once. */
export const branchSize = 50

/** The view of the list of members. */
export type MembersView = ListView<(typeof memberColumns)[number]>

const kinds = ['agents', 'players'] as const

const membersInput = (view: MembersView, zone: string, page: number, size: number): RequestOf<typeof listDownlines> => {
  const searched = view.account !== ''
  return {
    ...askedOf(view, zone, page, size),
    show: kinds.find((kind) => kind === view.kind) ?? '',
    // A search goes through all who are beneath; there each row is about its member alone, or some would count twice.
    scope: searched ? 'team' : 'direct',
    figures: searched ? 'own' : 'team',
    upline: searched ? '' : view.upline,
  }
}

const fresh = 15_000

/**
 * Query options of a page of members: the direct downlines of one account with the figures of their teams, or with an
 * account to look for all who are beneath the agent, each with its own figures.
 *
 * @param agent the agent's user name, for the query key
 * @param zone IANA name of the zone that the platform counts days in
 * @param size rows of a page
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(membersQuery(api, 'marcobay01', listView({}, '2026-01-15', memberColumns), 'Asia/Manila'))
 */
export const membersQuery = (
  api: ApiClient,
  agent: string,
  view: MembersView,
  zone: string,
  size: number = listSize,
) => ({
  ...endpointQuery(api, listDownlines, membersInput(view, zone, view.page, size), agent),
  staleTime: fresh,
})

/** A member with the rates that it has by product type, as parts of the turnover; null where the agent did not set them. */
export type MemberLine = Downline & { readonly rates: Readonly<Record<string, number>> | null }

/**
 * The members of all pages of a view, for a file, with the rates of the agent's own direct members.
 *
 * @param zone IANA name of the zone that the platform counts days in
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the members in the order of the view
 * @throws RefusedError with records.period.archived; UnreachedError
 * @example const members = await allMembers(api, view, 'Asia/Manila')
 */
export async function allMembers(
  api: ApiClient,
  view: MembersView,
  zone: string,
  gathering: Gathering<Downline> = {},
): Promise<MemberLine[]> {
  const rates = await gatherRows(
    (page, options) => api.call(listDownlineRebates, { page, size: wholeSize, account: view.account }, options),
    gathering.signal ? { signal: gathering.signal } : {},
  )
  const own = new Map(rates.map((row) => [row.account, row.rates ?? {}]))
  const members = await gatherRows(
    (page, options) => api.call(listDownlines, membersInput(view, zone, page, wholeSize), options),
    gathering,
  )
  return members.map((member) => ({ ...member, rates: own.get(member.account) ?? null }))
}

/**
 * Query options of one member of the team, with the figures of everybody beneath it; null where there is none of this
 * name.
 *
 * @param agent the agent's user name, for the query key
 * @param account the member's
 * @param zone IANA name of the zone that the platform counts days in
 * @returns options for `useQuery`
 * @throws RefusedError, ContractError or UnreachedError from `queryFn`
 * @example useQuery(memberQuery(api, 'marcobay01', 'aprilsol22', view, 'Asia/Manila'))
 */
export const memberQuery = (api: ApiClient, agent: string, account: string, view: MembersView, zone: string) => {
  const days = askedOf(view, zone, 1, wholeSize)
  const input: RequestOf<typeof listDownlines> = {
    ...days,
    account,
    sort: 'account',
    order: 'asc',
    scope: 'team',
    figures: 'team',
  }
  return {
    ...endpointQuery(api, listDownlines, input, agent),
    queryFn: async (): Promise<Downline | null> => {
      const rows = await gatherRows((page) => api.call(listDownlines, { ...input, page }))
      return rows.find((row) => row.account.toLowerCase() === account.toLowerCase()) ?? null
    },
    staleTime: fresh,
  }
}

/**
 * Options of `useInfiniteQuery` for a branch of the tree: who stands directly beneath an account, by name.
 *
 * @param agent the agent's user name, for the query key
 * @param upline an account of the team; empty for the agent
 * @param zone IANA name of the zone that the platform counts days in
 * @returns options whose pages are counted from 1
 * @throws RefusedError, ContractError or UnreachedError from `queryFn`
 * @example useInfiniteQuery(branchQuery(api, 'marcobay01', 'aprilsol22', view, 'Asia/Manila'))
 */
export const branchQuery = (api: ApiClient, agent: string, upline: string, view: MembersView, zone: string) => {
  const { page: _page, ...days } = askedOf(view, zone, 1, branchSize)
  const input = { ...days, upline, account: '', sort: 'teamSize', order: 'desc', figures: 'team' } as const
  return {
    queryKey: [listDownlines.name, input, agent, 'branch'] as const,
    queryFn: ({ pageParam }: { pageParam: number }) => api.call(listDownlines, { ...input, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }: { totalPages?: number | null | undefined }, _: unknown, last: number) =>
      last < (totalPages ?? 0) ? last + 1 : undefined,
    staleTime: fresh,
  }
}

/**
 * Query options of the rates of one direct member and the bounds they can be set within.
 *
 * @param agent the agent's user name, for the query key
 * @param account the member's user name
 * @returns options for `useQuery`; `queryFn` throws RefusedError (agent.downline.unknown) or UnreachedError
 * @example const { list } = await memberRatesQuery(api, 'marcobay01', 'aprilsol22').queryFn()
 */
export const memberRatesQuery = (api: ApiClient, agent: string, account: string) => ({
  ...endpointQuery(api, getCustomerRebate, { account }, agent),
  staleTime: fresh,
})

/**
 * Query options of the contracts that the agent has with a direct member, those in force and those that wait.
 *
 * @param agent the agent's user name, for the query key
 * @param account the member's user name
 * @returns options for `useQuery`
 * @throws RefusedError or UnreachedError from `queryFn`
 * @example const contracts = await memberContractsQuery(api, 'marcobay01', 'aprilsol22').queryFn()
 */
export const memberContractsQuery = (api: ApiClient, agent: string, account: string) => ({
  ...endpointQuery(api, listDownlineContracts, { account }, agent),
  queryKey: [listDownlineContracts.name, agent, 'member', account] as const,
  queryFn: async () => {
    const rows = await gatherRows((page) => api.call(listDownlineContracts, { account, page, size: wholeSize }))
    return rows.filter((row) => row.account === account && ['offered', 'accepted', 'terminating'].includes(row.state))
  },
  staleTime: fresh,
})

/**
 * Query options of whether the agent may write to a member.
 *
 * @param agent the agent's user name, for the query key
 * @param account the member's user name
 * @returns options for `useQuery`
 * @throws RefusedError or UnreachedError from `queryFn`
 * @example const may = await mayWriteQuery(api, 'marcobay01', 'aprilsol22').queryFn()
 */
export const mayWriteQuery = (api: ApiClient, agent: string, account: string) => ({
  ...endpointQuery(api, listRecipients, { name: account }, agent),
  queryFn: async (): Promise<boolean> => {
    const { list } = await api.call(listRecipients, { name: account })
    return list.some(({ relation, name }) => relation === 'downline' && name === account)
  },
  staleTime: 60_000,
})

/**
 * Query options of what the agent can hand on: free money, and what open bonuses are given up by it.
 *
 * @param agent the agent's user name, for the query key
 * @returns options for `useQuery`; `queryFn` throws RefusedError or UnreachedError
 * @example const { free } = await purseQuery(api, 'marcobay01').queryFn()
 */
export const purseQuery = (api: ApiClient, agent: string) => ({
  ...endpointQuery(api, getWithdrawPlan, {}),
  queryKey: [getWithdrawPlan.name, 'transfer', agent] as const,
  staleTime: 10_000,
})

/**
 * Query options of whether the agent has a payment password.
 *
 * @param agent the agent's user name, for the query key
 * @returns options for `useQuery`
 * @throws RefusedError or UnreachedError from `queryFn`
 * @example const set = await paymentPasswordQuery(api, 'marcobay01').queryFn()
 */
export const paymentPasswordQuery = (api: ApiClient, agent: string) => ({
  queryKey: [getWithdrawSettings.name, 'transfer', agent] as const,
  queryFn: async (): Promise<boolean> => (await api.call(getWithdrawSettings, {})).paymentPasswordSet,
  staleTime: 60_000,
})
