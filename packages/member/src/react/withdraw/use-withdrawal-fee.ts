import { useApi } from '@parlour/api-client/react'
import { getWithdrawalFee, type PayoutAccount } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { payoutKind, withdrawalFeeOf, withdrawalFeeQuery, type WithdrawBank } from '../../index.ts'

interface FeeOf {
  readonly card: PayoutAccount | undefined
  readonly terms: WithdrawBank | undefined
  /** Minor units. */
  readonly amount: number
}

/**
 * What a withdrawal costs: what the platform says for this very sum, and by the account's terms until it has; null where
 * neither says it (BEY-08).
 */
export function useFeeOf(): (of: FeeOf) => number | null {
  const api = useApi()
  const account = useAccount()
  const cache = useQueryClient()
  return useCallback(
    ({ card, terms, amount }) => {
      const type = payoutKind(card)
      const said = type && cache.getQueryData<number>(withdrawalFeeQuery(api, account, { type, amount }).queryKey)
      return said ?? (terms ? withdrawalFeeOf(amount, terms) : null)
    },
    [api, account, cache],
  )
}

/** Asks the platform for the fee of a sum that stands; `amount` is null while none does. */
export function useAskFee(card: PayoutAccount | undefined, amount: number | null): void {
  const api = useApi()
  const account = useAccount()
  const type = payoutKind(card)
  useQuery({
    ...withdrawalFeeQuery(api, account, { type: type ?? 'BC', amount: amount ?? 0 }),
    enabled: type !== null && amount !== null && api.has(getWithdrawalFee),
  })
}
