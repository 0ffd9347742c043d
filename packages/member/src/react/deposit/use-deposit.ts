import { isRefused, type ApiError } from '@parlour/api-client'
import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import { depositByLaunch, depositByQr, depositByTransfer, getDepositSettings, listDepositPromotions, listDeposits, type DepositOrder } from '@parlour/api-client/endpoints'
import type { FormDraft, FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { depositFields, depositInput, depositIssue, depositQuery, type DepositField, type DepositWay, type StatedPromotion } from '../../index.ts'
import { isAtField } from '../money/is-at-field.ts'
import { useAmountIssue } from '../money/use-amount-issue.ts'
import { useIfMounted } from '../money/use-if-mounted.ts'
import { useAccount } from '../use-account.ts'

const places: Readonly<Record<string, DepositField>> = {
  'deposit.channel.unknown': 'way', 'deposit.amount.invalid': 'amount', 'deposit.reference.used': 'reference', 'deposit.promotion.unavailable': 'promotion',
}

interface DepositOffer {
  readonly ways: readonly DepositWay[]
  readonly promotions: readonly StatedPromotion[]
  /** What every way keeps to, in minor units. */
  readonly limits: { readonly minimumAmount: number; readonly maximumAmount: number }
  readonly language: string
  readonly draft: FormDraft | undefined
  readonly onOpened: (order: DepositOrder) => void
}

/** The form of a deposit, and the call that the chosen way makes: once, however often it is pressed. */
export function useDeposit({ ways, promotions, limits, language, draft, onOpened }: DepositOffer) {
  const api = useApi()
  const account = useAccount()
  const queries = useQueryClient()
  const { minimumAmount: minimum, maximumAmount: maximum } = limits
  const choiceOf = useCallback((values: FormValues) => ({
    limits: { minimum, maximum },
    way: ways.find(({ id }) => id === values['way']),
    promotion: promotions.find(({ promotionId }) => String(promotionId) === values['promotion']) ?? null,
  }), [ways, promotions, minimum, maximum])
  const lead = useIfMounted(onOpened)
  const options = {
    scope: account,
    invalidates: [getDepositSettings, listDeposits, listDepositPromotions],
    onDone: (order: DepositOrder) => {
      draft?.clear()
      queries.setQueryData(depositQuery(api, account, order.orderNo, language).queryKey, order)
      lead(order)
    },
    onFailed: (failure: ApiError) => {
      const field = isRefused(failure) ? places[failure.code] : undefined
      if (field) form.setServerIssue(field, { field, code: 'server' })
    },
  }
  const effects = {
    qr: useEndpointMutation(depositByQr, options),
    launch: useEndpointMutation(depositByLaunch, options),
    transfer: useEndpointMutation(depositByTransfer, options),
  }
  const check = useCallback((field: DepositField, values: FormValues): Issue | null => {
    const code = depositIssue(field, values, choiceOf(values))
    return code && { field, code }
  }, [choiceOf])
  const form = useForm<DepositField>({
    fields: depositFields, initial: {}, check, linked: { amount: 'promotion' }, sums: ['amount'], draft,
    onSubmit: (values) => {
      const { way, promotion } = choiceOf(values)
      if (!way) return
      const input = depositInput(way, values, promotion)
      if (way.method === 'transfer') effects.transfer.send({ ...input, reference: values.reference })
      else effects[way.method].send(input)
    },
  })
  const choice = choiceOf(form.values)
  const amount = useAmountIssue(form, check('amount', form.values)?.code ?? null)
  // What an earlier page left open is said before a way is chosen as well.
  const lost = Object.values(effects).find(({ status }) => status === 'unsure')
  const effect = (choice.way && effects[choice.way.method]) ?? lost ?? effects.qr
  return { form, amount, effect, told: isAtField(effect.error, places), ...choice }
}

/** What `useDeposit` gives. */
export type Deposit = ReturnType<typeof useDeposit>
