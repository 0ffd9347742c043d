import { invalidateEndpoint, isComplete, isRefused, type ApiError } from '@parlour/api-client'
import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import {
  getBalance,
  getWithdrawPlan,
  getWithdrawSettings,
  listPayoutAccounts,
  listWithdrawals,
  withdraw,
  type PayoutAccount,
  type getWithdrawSettings as Settings,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { useAccount, useIfMounted } from '@parlour/screen-kit/react'
import { useToast } from '@parlour/ui-kit'
import type { FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import {
  asksCode,
  fixedAmounts,
  payoutTerms,
  withdrawalQuery,
  withdrawFields,
  withdrawIssue,
  type WithdrawBank,
  type WithdrawField,
} from '../../index.ts'
import { isAtField } from '../cashier/is-at-field.ts'
import { useAmountIssue } from '../cashier/use-amount-issue.ts'
import { useOneTab } from '../cashier/use-one-tab.ts'
import { useMemberText } from '../use-member-text.ts'
import { useAskFee, useFeeOf } from './use-withdrawal-fee.ts'

const invalidates = [getBalance, getWithdrawPlan, getWithdrawSettings, listPayoutAccounts, listWithdrawals]

const places: Readonly<Record<string, WithdrawField>> = {
  'invalid.payment.pw': 'password',
  'code.invalid': 'code',
  'code.required': 'code',
  'withdraw.card.unknown': 'card',
  'withdraw.amount.invalid': 'amount',
  'withdraw.money.tied': 'amount',
  'withdraw.daily.reached': 'amount',
  'wallet.balance.low': 'amount',
}

interface WithdrawOffer {
  readonly cards: readonly PayoutAccount[]
  readonly banks: readonly WithdrawBank[]
  /** The most that one withdrawal may take now, in minor units. */
  readonly withdrawable: number
  /** What every account keeps to. */
  readonly settings: ResponseOf<typeof Settings>
  /** Bonus money that a withdrawal gives up, in minor units. */
  readonly givesUp: number
  readonly language: string
  readonly onAsked: (order: { readonly orderNo: string }) => void
}

/**
 * The form of a withdrawal and its call: once, however often it is pressed, and in one tab at a time; where it gives up
 * bonus money, it asks before. A wrong password takes nothing else along.
 */
export function useWithdraw({ cards, banks, withdrawable, settings, givesUp, language, onAsked }: WithdrawOffer) {
  const api = useApi()
  const account = useAccount()
  const cache = useQueryClient()
  const text = useMemberText()
  const toast = useToast()
  const asked = useIfMounted(onAsked)
  // The answer named no order: the list on this page shows it.
  const listed = useIfMounted(() => toast.show({ tone: 'ok', text: text('member.withdraw.status.submitted') }))
  const [asks, setAsks] = useState(false)
  const feeOf = useFeeOf()
  const limitsOf = useCallback(
    (values: FormValues) => {
      const card = cards.find(({ bankCardId }) => String(bankCardId) === values['card'])
      const terms = payoutTerms(card, banks)
      const amount = Number(values['amount'] ?? '')
      return {
        withdrawable,
        limits: { minimum: settings.minimumAmount, maximum: settings.maximumAmount },
        fixed: fixedAmounts(settings),
        card,
        terms,
        charge: feeOf({ card, terms, amount }),
        takesCode: asksCode(settings, amount),
      }
    },
    [cards, banks, withdrawable, settings, feeOf],
  )
  const effect = useEndpointMutation(withdraw, {
    scope: account,
    invalidates,
    onDone: (order) => {
      tab.over(true)
      if (!isComplete(withdraw, order)) {
        form.reset()
        return listed()
      }
      cache.setQueryData(withdrawalQuery(api, account, order.orderNo, language).queryKey, order)
      asked(order)
    },
    onFailed: (failure: ApiError) => {
      tab.over(false)
      form.setValue('password', '')
      const field = isRefused(failure) ? places[failure.code] : undefined
      if (field) form.setServerIssue(field, { field, code: 'server' })
    },
  })
  const tab = useOneTab(`withdraw ${account}`, effect, () => {
    for (const read of invalidates) void invalidateEndpoint(cache, read)
  })
  const asksPassword = settings.paymentPasswordRequired
  const check = useCallback(
    (field: WithdrawField, values: FormValues): Issue | null => {
      const code = field === 'password' && !asksPassword ? null : withdrawIssue(field, values, limitsOf(values))
      return code && { field, code }
    },
    [limitsOf, asksPassword],
  )
  const form = useForm<WithdrawField>({
    fields: withdrawFields,
    initial: {},
    check,
    amounts: ['amount'],
    onSubmit: () => (givesUp > 0 ? setAsks(true) : send(false)),
  })
  const issue = check('amount', form.values)?.code ?? null
  const amount = useAmountIssue(form, issue)
  const now = limitsOf(form.values)
  useAskFee(now.card, amount.settled && issue === null ? Number(form.values.amount) : null)
  /** Sends what is in the form; `agreed` that bonus money is given up. */
  const send = (agreed: boolean): void => {
    setAsks(false)
    const { amount: sum, card, code, password } = form.values
    const verificationCode = limitsOf(form.values).takesCode ? { verificationCode: code.trim() } : {}
    const input = { amount: Number(sum), bankCardId: card, password, ...verificationCode }
    tab.take(() => effect.send({ ...input, ...(agreed ? { forfeitBonus: true } : {}) }))
  }
  return {
    form,
    amount,
    effect,
    told: isAtField(effect.error, places),
    asks,
    agree: () => send(true),
    stay: () => setAsks(false),
    ...now,
    elsewhere: tab.elsewhere,
  }
}

/** What `useWithdraw` gives. */
export type Withdraw = ReturnType<typeof useWithdraw>
