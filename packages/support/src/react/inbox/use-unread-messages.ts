import { useApi } from '@parlour/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { unreadMessagesQuery } from '../../index.ts'
import { useAccount } from '../use-account.ts'

/** How many messages wait unopened, for the entry of the messages; 0 while the inbox is not open to who is here. Source: CHT-02. */
export function useUnreadMessages(enabled: boolean): number {
  const account = useAccount()
  const { data } = useQuery({ ...unreadMessagesQuery(useApi(), account), enabled: enabled && account !== '' })
  return enabled ? (data ?? 0) : 0
}
