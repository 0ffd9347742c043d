import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { chatUnreadQuery } from '../../index.ts'

/**
 * The number of unread chat messages. Source: CHT-01.
 *
 * @param enabled whether the chat is available
 * @returns 0 while it is not
 * @example const unread = useChatUnread(offers.chat)
 */
export function useChatUnread(enabled: boolean): number {
  const account = useAccount()
  const { data } = useQuery({ ...chatUnreadQuery(useApi(), account), enabled: enabled && account !== '' })
  return enabled ? (data ?? 0) : 0
}
