import { isRefused } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import type { FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paymentDigits, savePaymentPassword, securityQuery, type PaymentPasswordForm } from '../../index.ts'
import { useAccount } from '../use-account.ts'
import { useProblem } from '../use-problem.ts'

/** A field of the form. */
export type PaymentField = keyof PaymentPasswordForm

const check = (field: PaymentField, values: FormValues): Issue | null => {
  const { [field]: value = '', password = '' } = values
  if (field === 'old') return value === '' ? { field, code: 'required' } : null
  if (field === 'again') return value === password ? null : { field, code: 'mismatch' }
  return new RegExp(`^\\d{${paymentDigits}}$`).test(value) ? null : { field, code: 'pattern' }
}

const wrongOld = ['password.old.invalid', 'invalid.payment.pw']

const isWrongOld = (error: unknown): boolean => isRefused(error) && wrongOld.includes(error.code)

/** The form of a payment password; `asksOld` when the one before, or the login password, is asked for. */
export function usePaymentPassword(has: boolean, asksOld: boolean, onDone: () => void) {
  const api = useApi()
  const account = useAccount()
  const queries = useQueryClient()
  const problemOf = useProblem()
  const save = useMutation({
    mutationFn: (values: PaymentPasswordForm) => savePaymentPassword(api, has, values),
    // The one who fails may have succeeded: an answer that got lost is no refusal.
    onSettled: () => queries.invalidateQueries({ queryKey: securityQuery(api, account).queryKey }),
    onSuccess: onDone,
    onError: (error) => {
      form.setValue('old', '')
      if (isWrongOld(error)) form.setServerIssue('old', { field: 'old', code: 'server' })
    },
  })
  const form = useForm<PaymentField>({
    fields: asksOld ? ['old', 'password', 'again'] : ['password', 'again'],
    initial: {},
    check,
    linked: { password: 'again' },
    onSubmit: (values) => save.mutateAsync({ ...values, old: asksOld ? values.old : '' }).catch(() => undefined),
  })
  return { form, busy: save.isPending, problem: save.error && !isWrongOld(save.error) ? problemOf(save.error) : null }
}
