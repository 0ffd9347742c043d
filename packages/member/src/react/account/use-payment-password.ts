import { isRefused } from '@parlour/api-client'
import { getSecurityConfig, getWithdrawSettings } from '@parlour/api-client/endpoints'
import { useApi } from '@parlour/api-client/react'
import { isPaymentPassword } from '@parlour/screen-kit'
import { useProblem } from '@parlour/screen-kit/react'
import type { FormValues, Issue } from '@parlour/validation'
import { isWeakDigits } from '@parlour/validation/digits'
import { useForm } from '@parlour/validation/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readsAgain } from '../reads-again.ts'
import { savePaymentPassword, type PaymentPasswordForm } from '../../index.ts'

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
  'password.same': 'password',
}

/** The field that a refusal is about; null where it is about none. */
const placeOf = (error: unknown): PaymentField | null => (isRefused(error) ? (places[error.code] ?? null) : null)

/** The form of a payment password; `asksOld` when the one before, or the login password, is asked for. */
export function usePaymentPassword(has: boolean, asksOld: boolean, onDone: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  const problemOf = useProblem()
  const save = useMutation({
    mutationFn: (values: PaymentPasswordForm) => savePaymentPassword(api, has, values),
    ...readsAgain(queries, [getSecurityConfig, getWithdrawSettings]),
    onSuccess: onDone,
    onError: (error) => {
      const place = placeOf(error)
      if (place === 'old') form.setValue('old', '')
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
  const said = save.error ? problemOf(save.error) : null
  const isAtField = save.error !== null && placeOf(save.error) !== null
  return {
    form,
    busy: save.isPending,
    problem: isAtField ? null : said,
    /** What the platform says of the password before, with the tries that are left. */
    refusal: said ?? undefined,
  }
}
