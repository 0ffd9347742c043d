import { isRefused } from '@parlour/api-client'
import { useEndpointMutation } from '@parlour/api-client/react'
import {
  getAvailablePromotions,
  getBalance,
  getPointBalance,
  listBonuses,
  listPointHistory,
  listPointRewards,
  listRedemptions,
  listTickets,
  listTransactions,
  type convertPoints,
  type redeemReward,
} from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import type { Issue } from '@parlour/validation'

/** Points buy money, which is a bonus, and tickets. */
const moved = [
  getPointBalance,
  listPointRewards,
  listRedemptions,
  listPointHistory,
  getBalance,
  getAvailablePromotions,
  listBonuses,
  listTickets,
  listTransactions,
]

/** The form that a call is made from, as far as its password goes. */
interface PasswordForm {
  setValue(field: 'password', value: string): void
  setServerIssue(field: 'password', issue: Issue): void
}

/** Empties the password of a form whose call has failed; that it was wrong is said at its field. */
export function endPassword(form: PasswordForm, isWrong: boolean): void {
  form.setValue('password', '')
  if (isWrong) form.setServerIssue('password', { field: 'password', code: 'server' })
}

/**
 * A call that moves points, once however often it is pressed (PNT-02); what it changes is asked for again. `name` tells
 * its forms apart; `onFailed` ends the password with `endPassword`.
 */
export function usePointsEffect<E extends typeof redeemReward | typeof convertPoints>(
  endpoint: E,
  { name, onFailed }: { readonly name: string; readonly onFailed: (isPasswordWrong: boolean) => void },
) {
  const account = useAccount()
  return useEndpointMutation<E>(endpoint, {
    scope: `${account}/${name}`,
    invalidates: moved,
    onFailed: (failure) => onFailed(isRefused(failure, 'invalid.payment.pw')),
  })
}
