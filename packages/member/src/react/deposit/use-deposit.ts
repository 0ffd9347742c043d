import { invalidateEndpoint, isComplete, isRefused, type ApiError } from '@parlour/api-client'
import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import {
  depositByLaunch,
  depositByQr,
  depositByTransfer,
  getDepositSettings,
  listDepositPromotions,
  listDeposits,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { useAccount, useIfMounted } from '@parlour/screen-kit/react'
import { useToast } from '@parlour/ui-kit'
import type { FormDraft, FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  depositFields,
  depositInput,
  depositIssue,
  depositQuery,
  type DepositField,
  type DepositMethodOption,
  type StatedPromotion,
  type AmountLimits,
} from '../../index.ts'
import { isAtField } from '../cashier/is-at-field.ts'
import { useAmountIssue } from '../cashier/use-amount-issue.ts'
import { useOneTab } from '../cashier/use-one-tab.ts'
import { useMemberText } from '../use-member-text.ts'

const places: Readonly<Record<string, DepositField>> = {
  'deposit.channel.unknown': 'way',
  'deposit.amount.invalid': 'amount',
  'deposit.reference.used': 'reference',
  'deposit.promotion.unavailable': 'promotion',
}

interface DepositOffer {
  readonly ways: readonly DepositMethodOption[]
  readonly promotions: readonly StatedPromotion[]
  /** What every way keeps to, in minor units. */
  readonly limits: AmountLimits
  readonly language: string
  readonly draft: FormDraft | undefined
  readonly onOpened: (order: { readonly orderNo: string }) => void
}

const invalidates = [getDepositSettings, listDeposits, listDepositPromotions]

/**
 * The form of a deposit, and the call that the chosen way makes: once, however often it is pressed, and in one tab at a
 * time.
 */
export function useDeposit({ ways, promotions, limits, language, draft, onOpened }: DepositOffer) {
  const api = useApi()
  const account = useAccount()
  const queries = useQueryClient()
  const text = useMemberText()
  const toast = useToast()
  const choiceOf = useCallback(
    (values: FormValues) => ({
      limits,
      way: ways.find(({ id }) => id === values['way']),
      promotion: promotions.find(({ promotionId }) => String(promotionId) === values['promotion']) ?? null,
    }),
    [ways, promotions, limits],
  )
  const lead = useIfMounted(onOpened)
  // The answer named no order: the list on this page shows it.
  const listed = useIfMounted(() => toast.show({ tone: 'ok', text: text('member.cashier.done') }))
  const options = {
    scope: account,
    invalidates,
    onDone: (order: ResponseOf<typeof depositByTransfer>) => {
      tab.over(true)
      draft?.clear()
      if (!isComplete(depositByTransfer, order)) {
        form.reset()
        return listed()
      }
      queries.setQueryData(depositQuery(api, account, order.orderNo, language).queryKey, order)
      lead(order)
    },
    onFailed: (failure: ApiError) => {
      tab.over(false)
      const field = isRefused(failure) ? places[failure.code] : undefined
      if (field) form.setServerIssue(field, { field, code: 'server' })
    },
  }
  const effects = {
    qr: useEndpointMutation(depositByQr, options),
    launch: useEndpointMutation(depositByLaunch, options),
    transfer: useEndpointMutation(depositByTransfer, options),
  }
  const check = useCallback(
    (field: DepositField, values: FormValues): Issue | null => {
      const code = depositIssue(field, values, choiceOf(values))
      return code && { field, code }
    },
    [choiceOf],
  )
  const form = useForm<DepositField>({
    fields: depositFields,
    initial: {},
    check,
    linked: { amount: 'promotion' },
    amounts: ['amount'],
    draft,
    onSubmit: (values) => {
      const { way, promotion } = choiceOf(values)
      if (!way) return
      const input = depositInput(way, values, promotion)
      const { method } = way
      tab.take(() => {
        if (method === 'transfer') effects.transfer.send({ ...input, reference: values.reference })
        else effects[method].send(input)
      })
    },
  })
  const choice = choiceOf(form.values)
  const amount = useAmountIssue(form, check('amount', form.values)?.code ?? null)
  // What an earlier page left open is said before a way is chosen as well.
  const lost = Object.values(effects).find(({ status }) => status === 'unsure')
  const effect = (choice.way && effects[choice.way.method]) ?? lost ?? effects.qr
  const tab = useOneTab(`deposit ${account}`, effect, () => {
    for (const read of invalidates) void invalidateEndpoint(queries, read)
  })
  return { form, amount, effect, elsewhere: tab.elsewhere, told: isAtField(effect.error, places), ...choice }
}

/** What `useDeposit` gives. */
export type Deposit = ReturnType<typeof useDeposit>
