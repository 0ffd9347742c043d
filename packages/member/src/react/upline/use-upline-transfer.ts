import { isComplete, isRefused, type ApiError } from '@parlour/api-client'
import { useEndpointMutation } from '@parlour/api-client/react'
import { getWithdrawSettings, transferToUpline, type ResponseOf } from '@parlour/api-client/endpoints'
import { isPaymentPassword } from '@parlour/screen-kit'
import { useAccount } from '@parlour/screen-kit/react'
import type { FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useCallback, useState } from 'react'
import { transferIssue } from '../../index.ts'
import { isAtField } from '../cashier/is-at-field.ts'
import { useAmountIssue } from '../cashier/use-amount-issue.ts'
import { walletMoved } from '../wallet/wallet-moved.ts'

const invalidates = [...walletMoved, getWithdrawSettings]

const places: Readonly<Record<string, 'amount' | 'password'>> = {
  'invalid.payment.pw': 'password',
  'withdraw.money.tied': 'amount',
  'wallet.balance.low': 'amount',
}

const checkPassword = (field: 'password', values: FormValues): Issue | null =>
  isPaymentPassword(values['password'] ?? '') ? null : { field, code: 'required' }

/** What a transfer to the upline has done; `sum` in minor units. */
export interface UplineReceipt {
  readonly sum: number
  /** Null where the answer did not say it. */
  readonly answer: ResponseOf<typeof transferToUpline> | null
}

/**
 * A transfer to the upline: the amount first, the payment password last, in a window of its own. A wrong password
 * leaves the amount as it was.
 *
 * @param free what may be transferred, in minor units
 * @param forfeits what of open bonuses is given up by it, in minor units
 */
export function useUplineTransfer(free: number, forfeits: number, onDone: (receipt: UplineReceipt) => void) {
  const [asks, setAsks] = useState(false)
  const [remark, setRemark] = useState('')
  const effect = useEndpointMutation(transferToUpline, {
    scope: useAccount(),
    invalidates,
    onDone: (answer, { amount }) => {
      setAsks(false)
      sum.reset()
      setRemark('')
      secret.reset()
      onDone({ sum: amount, answer: isComplete(transferToUpline, answer) ? answer : null })
    },
    onFailed: (failure: ApiError) => {
      secret.setValue('password', '')
      const field = isRefused(failure) ? places[failure.code] : undefined
      if (field === 'password') secret.setServerIssue('password', { field, code: 'server' })
      if (field === 'amount') {
        setAsks(false)
        sum.setServerIssue('amount', { field, code: 'server' })
      }
    },
  })
  const checkAmount = useCallback(
    (field: 'amount', values: FormValues): Issue | null => {
      const code = transferIssue(values['amount'] ?? '', free)
      return code && { field, code }
    },
    [free],
  )
  const sum = useForm<'amount'>({
    fields: ['amount'],
    initial: {},
    check: checkAmount,
    amounts: ['amount'],
    onSubmit: () => setAsks(true),
  })
  const amount = Number(sum.values.amount)
  const secret = useForm<'password'>({
    fields: ['password'],
    initial: {},
    check: checkPassword,
    onSubmit: ({ password }) => {
      effect.send({ amount, password, remark: remark.trim(), ...(forfeits > 0 ? { forfeitBonus: true } : {}) })
    },
  })
  return {
    sum,
    secret,
    amount,
    remark,
    setRemark,
    issue: useAmountIssue(sum, checkAmount('amount', sum.values)?.code ?? null),
    effect,
    told: isAtField(effect.error, places),
    asks,
    close: () => {
      setAsks(false)
      secret.reset()
    },
  }
}

/** What `useUplineTransfer` gives. */
export type UplineTransfer = ReturnType<typeof useUplineTransfer>
