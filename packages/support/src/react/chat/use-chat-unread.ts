import { useApi } from '@parlour/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { chatUnreadQuery } from '../../index.ts'
import { useAccount } from '../use-account.ts'

/** How many answers wait in the chat; 0 while it is not open to who is here. Source: CHT-01. */
export function useChatUnread(enabled: boolean): number {
  const account = useAccount()
  const { data } = useQuery({ ...chatUnreadQuery(useApi(), account), enabled: enabled && account !== '' })
  return enabled ? (data ?? 0) : 0
}
