import { useApi } from '@parlour/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { avatarQuery } from '../../index.ts'
import { useAccount } from '../use-account.ts'

/** The number of this member's picture in the gallery; 0 until it is known. */
export function usePicture(): string {
  const account = useAccount()
  const { data } = useQuery({ ...avatarQuery(useApi(), account), enabled: account !== '' })
  return data?.avatarType === 'STATIC' ? data.avatar : '0'
}
