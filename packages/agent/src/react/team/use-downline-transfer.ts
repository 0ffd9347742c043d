import { isComplete, isRefused, type ApiError } from '@parlour/api-client'
import { useEndpointMutation } from '@parlour/api-client/react'
import {
  getBalance,
  getTeamOverview,
  getWithdrawPlan,
  listDownlines,
  listDownlineTransactions,
  listTransactions,
  listWallets,
  transferToDownline,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { isPaymentPassword } from '@parlour/screen-kit'
import { useAccount } from '@parlour/screen-kit/react'
import type { FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useState } from 'react'

const moved = [
  getBalance,
  listWallets,
  getWithdrawPlan,
  listTransactions,
  listDownlines,
  listDownlineTransactions,
  getTeamOverview,
]
const atPassword = ['invalid.payment.pw']
const atAmount = ['agent.transfer.balance']

const checkPassword = (field: 'password', values: FormValues): Issue | null =>
  isPaymentPassword(values['password'] ?? '') ? null : { field, code: 'required' }

/** What a transfer has done; `sum` in minor units, `answer` null where the platform did not say it. */
export interface TransferReceipt {
  readonly sum: number
  readonly answer: ResponseOf<typeof transferToDownline> | null
}

/**
 * Money for a member of the team: the amount first, the payment password last. One press moves it once; a wrong password
 * leaves the amount as it was.
 *
 * @param to the account that gets it
 * @param forfeits what of open bonuses is given up by it, in minor units
 */
export function useDownlineTransfer(to: string, forfeits: number) {
  const [step, setStep] = useState<'amount' | 'password'>('amount')
  const [amount, setAmount] = useState<number | null>(null)
  const [remark, setRemark] = useState('')
  const [receipt, setReceipt] = useState<TransferReceipt | null>(null)
  const effect = useEndpointMutation(transferToDownline, {
    scope: `${useAccount()}/${to}`,
    invalidates: moved,
    onDone: (answer, input) => {
      setStep('amount')
      setReceipt({ sum: input.amount, answer: isComplete(transferToDownline, answer) ? answer : null })
    },
    onFailed: (failure: ApiError) => {
      secret.setValue('password', '')
      if (!isRefused(failure)) return
      if (atPassword.includes(failure.code)) secret.setServerIssue('password', { field: 'password', code: 'server' })
      if (atAmount.includes(failure.code)) setStep('amount')
    },
  })
  const secret = useForm<'password'>({
    fields: ['password'],
    initial: {},
    check: checkPassword,
    onSubmit: ({ password }) => {
      if (amount !== null)
        effect.send({
          account: to,
          amount,
          password,
          remark: remark.trim(),
          ...(forfeits > 0 ? { forfeitBonus: true } : {}),
        })
    },
  })
  const { error } = effect
  const code = error && isRefused(error) ? error.code : ''
  return {
    step,
    ask: () => setStep('password'),
    back: () => {
      setStep('amount')
      secret.reset()
    },
    amount,
    setAmount,
    remark,
    setRemark,
    secret,
    effect,
    receipt,
    /** Whether the password field says already why it was refused. */
    toldAtPassword: atPassword.includes(code),
    /** Whether the amount was refused as it now stands. */
    toldAtAmount: atAmount.includes(code),
  }
}

/** What `useDownlineTransfer` gives. */
export type DownlineTransfer = ReturnType<typeof useDownlineTransfer>
