import { invalidateEndpoint, isRefused } from '@parlour/api-client'
import { useEndpointMutation } from '@parlour/api-client/react'
import {
  getBalance,
  getPointBalance,
  listPointHistory,
  listPointRewards,
  listRedemptions,
  type convertPoints,
  type redeemReward,
} from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { useQueryClient } from '@tanstack/react-query'

const moved = [getPointBalance, listPointRewards, listRedemptions, listPointHistory, getBalance]

/**
 * A call that moves points, once however often it is pressed (PNT-02); what it changes is asked for again, also after a
 * refusal. `form` tells its forms apart; a password that is wrong is said at its field.
 */
export function usePointsEffect<E extends typeof redeemReward | typeof convertPoints>(
  endpoint: E,
  { form, onFailed }: { readonly form: string; readonly onFailed: (isPasswordWrong: boolean) => void },
) {
  const account = useAccount()
  const cache = useQueryClient()
  return useEndpointMutation<E>(endpoint, {
    scope: `${account}/${form}`,
    invalidates: moved,
    onFailed: (failure) => {
      void Promise.all([getPointBalance, listPointRewards].map((read) => invalidateEndpoint(cache, read)))
      onFailed(isRefused(failure, 'invalid.payment.pw'))
    },
  })
}
