import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getUnreadMessageCount, listInbox, listOutbox, listRecipients } from '@parlour/api-client/endpoints'

/** Messages on a page of the inbox. */
export const messagesOnPage = 10

/** Recipients that are offered at once; more are found by name. */
export const recipientsAtOnce = 50

/** The boxes of a member: what came, and what was written. */
export type Box = 'inbox' | 'outbox'

/** Whose messages, in which language they are worded. */
export interface MessageOwner {
  readonly account: string
  readonly language: string
}

const scopeOf = ({ account, language }: MessageOwner): string => `${account}/${language}`
const endpoints = { inbox: listInbox, outbox: listOutbox } as const

/** Which messages of a box: a page from 1, those that were not read alone, those that have words. */
export interface MessagePage {
  readonly page: number
  readonly unread?: boolean
  readonly find?: string
}

/**
 * Query options of a page of the inbox or outbox, newest first. Source: contract 3.10.
 *
 * @param view which page; the outbox has no unread messages of its own
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(messagesQuery(api, 'inbox', { page: 1 }, { account: 'linhtran88', language: 'EN' }))
 */
export const messagesQuery = (
  api: ApiClient,
  box: Box,
  { page, unread = false, find = '' }: MessagePage,
  owner: MessageOwner,
) => ({
  ...endpointQuery(
    api,
    endpoints[box],
    { page, size: messagesOnPage, ...(find ? { find } : {}), ...(unread && box === 'inbox' ? { unread: 1 } : {}) },
    scopeOf(owner),
  ),
  staleTime: 15_000,
  retry: false,
})

/**
 * Query options of the number of unread messages, refetched on focus and every minute. Source: CHT-02.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(unreadMessagesQuery(api, 'linhtran88'))
 */
export const unreadMessagesQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getUnreadMessageCount, {}, account),
  staleTime: 30_000,
  refetchInterval: 60_000,
  retry: false,
})

/**
 * Query options of the accounts that a member can write to.
 *
 * @param name a part of the user name
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(recipientsQuery(api, 'lin', { account: 'marcobay01', language: 'EN' }))
 */
export const recipientsQuery = (api: ApiClient, name: string, owner: MessageOwner) => ({
  ...endpointQuery(api, listRecipients, { page: 1, size: recipientsAtOnce, name: name.trim() }, scopeOf(owner)),
  staleTime: 60_000,
  retry: false,
})
