import { useApi } from '@parlour/api-client/react'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { avatarQuery } from '../../index.ts'

/**
 * The number of the member's avatar.
 *
 * @returns `0` until it is loaded
 * @example const picture = usePicture()
 */
export function usePicture(): string {
  const account = useAccount()
  const { data } = useQuery({ ...avatarQuery(useApi(), account), enabled: account !== '' })
  return data?.avatarType === 'STATIC' ? data.avatar : '0'
}
