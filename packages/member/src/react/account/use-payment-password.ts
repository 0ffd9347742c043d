import { invalidateEndpoint, isRefused } from '@parlour/api-client'
import { getSecurityConfig, getWithdrawSettings } from '@parlour/api-client/endpoints'
import { useApi } from '@parlour/api-client/react'
import { isPaymentPassword } from '@parlour/screen-kit'
import { useAccount, useProblem } from '@parlour/screen-kit/react'
import type { FormValues, Issue } from '@parlour/validation'
import { isWeakDigits } from '@parlour/validation/digits'
import { useForm } from '@parlour/validation/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { savePaymentPassword, securityQuery, type PaymentPasswordForm } from '../../index.ts'

/** A field of the form. */
export type PaymentField = keyof PaymentPasswordForm

const check = (field: PaymentField, values: FormValues): Issue | null => {
  const { [field]: value = '', password = '' } = values
  if (field === 'old') return value === '' ? { field, code: 'required' } : null
  if (field === 'again') return value === password ? null : { field, code: 'mismatch' }
  if (!isPaymentPassword(value)) return { field, code: 'pattern' }
  return isWeakDigits(value) ? { field, code: 'server' } : null
}

const places: Readonly<Record<string, PaymentField>> = {
  'password.old.invalid': 'old',
  'invalid.payment.pw': 'old',
  'payment.password.weak': 'password',
}

/** The field that a refusal is about; null where it is about none. */
const placeOf = (error: unknown): PaymentField | null => (isRefused(error) ? (places[error.code] ?? null) : null)

/** The form of a payment password; `asksOld` when the one before, or the login password, is asked for. */
export function usePaymentPassword(has: boolean, asksOld: boolean, onDone: () => void) {
  const api = useApi()
  const account = useAccount()
  const queries = useQueryClient()
  const problemOf = useProblem()
  const save = useMutation({
    mutationFn: (values: PaymentPasswordForm) => savePaymentPassword(api, has, values),
    meta: { invalidates: [getSecurityConfig.name, getWithdrawSettings.name] },
    // The one who fails may have succeeded: an answer that got lost is no refusal.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: securityQuery(api, account).queryKey }),
        invalidateEndpoint(queries, getWithdrawSettings),
      ]),
    onSuccess: onDone,
    onError: (error) => {
      const place = placeOf(error)
      if (place !== 'password') form.setValue('old', '')
      if (place) form.setServerIssue(place, { field: place, code: 'server' })
    },
  })
  const form = useForm<PaymentField>({
    fields: asksOld ? ['old', 'password', 'again'] : ['password', 'again'],
    initial: {},
    check,
    linked: { password: 'again' },
    onSubmit: (values) => save.mutateAsync({ ...values, old: asksOld ? values.old : '' }).catch(() => undefined),
  })
  return { form, busy: save.isPending, problem: save.error && !placeOf(save.error) ? problemOf(save.error) : null }
}
