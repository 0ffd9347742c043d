import { invalidateEndpoint } from '@parlour/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { walletMoved } from './wallet-moved.ts'

/** Reads the money of the account again: a refusal says that what the page shows of it is not so any more. */
export function useReadMoneyAgain(): () => void {
  const cache = useQueryClient()
  return () => void Promise.all(walletMoved.map((read) => invalidateEndpoint(cache, read)))
}
