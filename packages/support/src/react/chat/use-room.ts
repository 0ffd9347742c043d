import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { openRoom, type RoomInput } from '../../index.ts'

/**
 * One launch of the chat for each time it is put up: its address is
 * good once, so that another account must not find it in the cache.
 */
export function useRoom(input: Omit<RoomInput, 'origin'>, suspended: boolean) {
  const api = useApi()
  const account = useAccount()
  const turn = useMemo(() => ({ suspended, id: api.newId() }), [api, suspended])
  return useQuery({
    queryKey: ['chatRoom', account, turn.id],
    queryFn: () => openRoom(api, { ...input, origin: window.location.origin }),
    enabled: account !== '' && !suspended,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}
