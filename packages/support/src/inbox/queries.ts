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

/** A page of a box, newest first; pages count from 1. Source: contract 3.10. */
export const messagesQuery = (api: ApiClient, box: Box, page: number, owner: MessageOwner) => ({
  ...endpointQuery(api, endpoints[box], { page, size: messagesOnPage }, scopeOf(owner)), staleTime: 15_000, retry: false,
})

/** How many messages an account has not opened; asked again on focus and once a minute. Source: CHT-02. */
export const unreadMessagesQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getUnreadMessageCount, {}, account), staleTime: 30_000, refetchInterval: 60_000, retry: false,
})

/** Whom an account may write to, by a part of the name. */
export const recipientsQuery = (api: ApiClient, name: string, owner: MessageOwner) => ({
  ...endpointQuery(api, listRecipients, { page: 1, size: recipientsAtOnce, name: name.trim() }, scopeOf(owner)), staleTime: 60_000, retry: false,
})
