import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { unreadMessagesQuery } from '../../index.ts'

/**
 * The number of unread messages. Source: CHT-02.
 *
 * @param enabled whether the inbox is available
 * @returns 0 while it is not
 * @example const unread = useUnreadMessages(offers.inbox)
 */
export function useUnreadMessages(enabled: boolean): number {
  const account = useAccount()
  const { data } = useQuery({ ...unreadMessagesQuery(useApi(), account), enabled: enabled && account !== '' })
  return enabled ? (data ?? 0) : 0
}
