import { invalidateEndpoint, isRefused, type ApiError } from '@parlour/api-client'
import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import { getBalance, getWithdrawPlan, getWithdrawSettings, listBankCards, listWithdrawals, withdraw, type BankCard, type WithdrawalOrder } from '@parlour/api-client/endpoints'
import type { FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { chargeOf, payoutTerms, withdrawalQuery, withdrawFields, withdrawIssue, type WithdrawBank, type WithdrawField } from '../../index.ts'
import { useWhileShown } from '../money/use-while-shown.ts'
import { useAccount } from '../use-account.ts'

const moved = [getBalance, getWithdrawPlan, getWithdrawSettings, listBankCards, listWithdrawals]

const places: Readonly<Record<string, WithdrawField>> = {
  'invalid.payment.pw': 'password', 'withdraw.card.unknown': 'card',
  'withdraw.amount.invalid': 'amount', 'withdraw.money.tied': 'amount', 'withdraw.daily.reached': 'amount', 'wallet.balance.low': 'amount',
}

interface WithdrawOffer {
  readonly cards: readonly BankCard[]
  readonly banks: readonly WithdrawBank[]
  /** The most that one withdrawal may take now, in minor units. */
  readonly withdrawable: number
  readonly asksPassword: boolean
  readonly language: string
  readonly onAsked: (order: WithdrawalOrder) => void
}

/** The form of a withdrawal and its call: once, however often it is pressed. A wrong password takes nothing else along. */
export function useWithdraw({ cards, banks, withdrawable, asksPassword, language, onAsked }: WithdrawOffer) {
  const api = useApi()
  const account = useAccount()
  const cache = useQueryClient()
  const asked = useWhileShown(onAsked)
  const limitsOf = useCallback((values: FormValues) => {
    const terms = payoutTerms(cards.find(({ bankCardId }) => String(bankCardId) === values['card']), banks)
    return { withdrawable, terms, charge: terms ? chargeOf(Number(values['amount'] ?? ''), terms) : 0 }
  }, [cards, banks, withdrawable])
  const effect = useEndpointMutation(withdraw, {
    scope: account,
    invalidates: moved,
    onDone: (order) => {
      cache.setQueryData(withdrawalQuery(api, account, order.orderNo, language).queryKey, order)
      asked(order)
    },
    onFailed: (failure: ApiError) => {
      form.setValue('password', '')
      const field = isRefused(failure) ? places[failure.code] : undefined
      if (field) form.setServerIssue(field, { field, code: 'server' })
      if (field === 'amount' || field === 'card') void Promise.all([getWithdrawPlan, getWithdrawSettings, listBankCards].map((read) => invalidateEndpoint(cache, read)))
    },
  })
  const check = useCallback((field: WithdrawField, values: FormValues): Issue | null => {
    const code = field === 'password' && !asksPassword ? null : withdrawIssue(field, values, limitsOf(values))
    return code && { field, code }
  }, [limitsOf, asksPassword])
  const form = useForm<WithdrawField>({
    fields: withdrawFields, initial: {}, check, sums: ['amount'],
    onSubmit: ({ amount, card, password }) => effect.send({ amount: Number(amount), bankCardId: Number(card), password }),
  })
  return { form, effect, ...limitsOf(form.values) }
}

/** What `useWithdraw` gives. */
export type Withdraw = ReturnType<typeof useWithdraw>
