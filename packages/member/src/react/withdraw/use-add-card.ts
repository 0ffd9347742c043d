import { isRefused } from '@parlour/api-client'
import { useEndpointMutation } from '@parlour/api-client/react'
import { addBankCard, listBankCards, type BankCard } from '@parlour/api-client/endpoints'
import type { FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useCallback } from 'react'
import { bankCardFields, bankCardPlaces, isRightCard, type BankCardField, type WithdrawBank } from '../../index.ts'
import { isAtField } from '../money/is-at-field.ts'
import { useAccount } from '../use-account.ts'

/** The form of an account to be paid to, and its call; `told` when a field says, or has said, why it was refused. */
export function useAddCard(banks: readonly WithdrawBank[], onAdded: (card: BankCard) => void) {
  const bankOf = useCallback((values: FormValues) => banks.find(({ bankCode }) => bankCode === values['bankCode']), [banks])
  const effect = useEndpointMutation(addBankCard, {
    scope: useAccount(),
    invalidates: [listBankCards],
    onDone: onAdded,
    onFailed: (error) => {
      form.setValue('password', '')
      const field = isRefused(error) ? bankCardPlaces[error.code] : undefined
      if (field) form.setServerIssue(field, { field, code: 'server' })
    },
  })
  const check = useCallback((field: BankCardField, values: FormValues): Issue | null => (isRightCard(field, values, bankOf(values)) ? null : { field, code: 'required' }), [bankOf])
  const form = useForm<BankCardField>({ fields: bankCardFields, initial: {}, check, linked: { bankCode: 'cardNumber' }, onSubmit: (values) => effect.send(values) })
  return { form, effect, told: isAtField(effect.error, bankCardPlaces), bank: bankOf(form.values) }
}
