import { isRefused } from '@parlour/api-client'
import { useEndpointMutation } from '@parlour/api-client/react'
import { addPayoutAccount, listPayoutAccounts, type ResponseOf } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import type { FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useCallback } from 'react'
import {
  payoutAccountFields,
  payoutAccountFieldIds,
  isPayoutAccount,
  type PayoutAccountField,
  type WithdrawBank,
} from '../../index.ts'
import { fieldRefusal } from '../../account/field-refusal.ts'
import { isAtField } from '../cashier/is-at-field.ts'

/** The form of an account to be paid to, and its call; `told` when a field says, or has said, why it was refused. */
export function useAddPayoutAccount(
  banks: readonly WithdrawBank[],
  onAdded: (card: ResponseOf<typeof addPayoutAccount>) => void,
) {
  const bankOf = useCallback(
    (values: FormValues) => banks.find(({ bankCode }) => bankCode === values['bankCode']),
    [banks],
  )
  const effect = useEndpointMutation(addPayoutAccount, {
    scope: useAccount(),
    invalidates: [listPayoutAccounts],
    onDone: onAdded,
    onFailed: (error) => {
      form.setValue('password', '')
      const misfit = fieldRefusal(error)
      const field = isRefused(error) ? payoutAccountFieldIds[error.code] : undefined
      const named = payoutAccountFields.find((each) => each === misfit?.field)
      if (misfit && named) form.setServerIssue(named, misfit)
      else if (field) form.setServerIssue(field, { field, code: 'server' })
    },
  })
  const check = useCallback(
    (field: PayoutAccountField, values: FormValues): Issue | null =>
      isPayoutAccount(field, values, bankOf(values)) ? null : { field, code: 'required' },
    [bankOf],
  )
  const form = useForm<PayoutAccountField>({
    fields: payoutAccountFields,
    initial: {},
    check,
    linked: { bankCode: 'cardNumber' },
    onSubmit: (values) => effect.send(values),
  })
  return { form, effect, told: isAtField(effect.error, payoutAccountFieldIds), bank: bankOf(form.values) }
}
