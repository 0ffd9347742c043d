import { endpointQuery, type ApiClient } from '@parlour/api-client'
import {
  getContractImpact,
  listDownlineContracts,
  listDownlines,
  previewOffer,
  type RequestOf,
} from '@parlour/api-client/endpoints'
import type { ContractSide } from './contract-view.ts'

/** How often contracts are read again while their page is visible, so that both sides see each step: milliseconds. */
export const contractsEveryMs = 5_000

/** Rows of a page of contracts. */
export const contractPageSize = 10

/** How many contracts that wait are shown above the list. */
const mostWaiting = 50

/** How many direct agents can be chosen from a list; with more of them the name is written. */
export const mostChoices = 100

/** What is asked of the list of contracts. */
type Asked = RequestOf<typeof listDownlineContracts>

const fresh = { staleTime: 0, refetchInterval: contractsEveryMs } as const

/**
 * Query options of a page of the contracts of a side, the newest first; read again every few seconds while it shows.
 *
 * @param account the agent's user name, for the query key
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError or UnreachedError
 * @example await contractsPageQuery(api, 'marcobay01', 'given', { kind: '', page: 1 }).queryFn()
 */
export const contractsPageQuery = (
  api: ApiClient,
  account: string,
  side: ContractSide,
  { kind, page }: { readonly kind: NonNullable<Asked['kind']>; readonly page: number },
) => ({
  ...endpointQuery(api, listDownlineContracts, { side, kind, page, size: contractPageSize }, account),
  queryKey: [listDownlineContracts.name, account, side, kind, page] as const,
  ...fresh,
})

/**
 * Query options of the contracts of a side that wait for this agent; read again every few seconds while they show.
 *
 * @param account the agent's user name, for the query key
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError or UnreachedError
 * @example const { list } = await waitingContractsQuery(api, 'marcobay01', 'held', '').queryFn()
 */
export const waitingContractsQuery = (
  api: ApiClient,
  account: string,
  side: ContractSide,
  kind: NonNullable<Asked['kind']>,
) => ({
  ...endpointQuery(api, listDownlineContracts, { side, kind, state: 'waiting', size: mostWaiting }, account),
  queryKey: [listDownlineContracts.name, account, side, kind, 'waiting'] as const,
  ...fresh,
})

/**
 * Query options of one contract, as a list of one or none; read again every few seconds while it shows.
 *
 * @param account the agent's user name, for the query key
 * @param contractId as the address has it
 * @returns options for a route's loader and for `useQuery`; `queryFn` throws RefusedError or UnreachedError
 * @example const [row] = (await contractQuery(api, 'marcobay01', 'held', '7001').queryFn()).list
 */
export const contractQuery = (api: ApiClient, account: string, side: ContractSide, contractId: string) => ({
  ...endpointQuery(api, listDownlineContracts, { side, contractId, size: 1 }, account),
  queryKey: [listDownlineContracts.name, account, side, 'one', contractId] as const,
  ...fresh,
})

/**
 * Query options of what a yes to a contract that waits would change (BEY-10).
 *
 * @param account the agent's user name, for the query key
 * @param contractId of a contract that waits for this agent
 * @returns options for `useQuery`; `queryFn` throws RefusedError (`contract.offer.gone`) or UnreachedError
 * @example const { ending } = await contractImpactQuery(api, 'marcobay01', 7001).queryFn()
 */
export const contractImpactQuery = (
  api: ApiClient,
  account: string,
  contractId: RequestOf<typeof getContractImpact>['contractId'],
) => ({
  ...endpointQuery(api, getContractImpact, { contractId }, account),
  queryKey: [getContractImpact.name, account, String(contractId)] as const,
  staleTime: 30_000,
})

/**
 * Query options of what an offer may be and would come to.
 *
 * @param account the agent's user name, for the query key
 * @returns options for `useQuery`; `queryFn` throws RefusedError (`agent.downline.unknown`, `contract.downline.player`)
 *   or UnreachedError
 * @example await offerPreviewQuery(api, 'marcobay01', { account: 'aprilsol22', kind: 'daily', category: 'CONS' }).queryFn()
 */
export const offerPreviewQuery = (api: ApiClient, account: string, offer: RequestOf<typeof previewOffer>) => ({
  ...endpointQuery(api, previewOffer, offer, account),
  staleTime: 30_000,
})

/**
 * Query options of the direct downlines that are agents, by name.
 *
 * @param account the agent's user name, for the query key
 * @returns options for `useQuery`; `queryFn` throws RefusedError or UnreachedError
 * @example const { list } = await agentsBelowQuery(api, 'marcobay01').queryFn()
 */
export const agentsBelowQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listDownlines, { show: 'agents', sort: 'account', order: 'asc', size: mostChoices }, account),
  staleTime: 60_000,
})
