import { invalidateEndpoint } from '@parlour/api-client'
import { getUnreadMessageCount, listInbox } from '@parlour/api-client/endpoints'
import { useApi } from '@parlour/api-client/react'
import { isAccountMessage, type AccountChannel } from '@parlour/screen-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unreadMessagesQuery } from '../../index.ts'

const type = 'unread'

/**
 * Reads inbox and unread count again when the count changes in another tab. Messages carry no count; a tab that finds
 * the same sends none. Source: CHT-02.
 *
 * @param account user name; empty for a guest, who has no inbox
 * @param now the time of a message, milliseconds since 1970
 * @example useMessagesAcrossTabs(channel, 'linhtran88', () => api.clock.now())
 */
export function useMessagesAcrossTabs(channel: AccountChannel, account: string, now: () => number): void {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    if (account === '') return
    const { queryKey } = unreadMessagesQuery(api, account)
    const count = () => queries.getQueryData<number>(queryKey)
    let last = count()
    const watched = queries.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== getUnreadMessageCount.name) return
      const next = count()
      if (next !== undefined && last !== undefined && next !== last) channel.post({ type, account, at: now() })
      last = next ?? last
    })
    const heard = channel.listen((message) => {
      if (!isAccountMessage(message, type, account)) return
      void invalidateEndpoint(queries, getUnreadMessageCount)
      void invalidateEndpoint(queries, listInbox)
    })
    return () => {
      watched()
      heard()
    }
  }, [api, queries, channel, account, now])
}
