import { getSecurityConfig, getProfile } from '@parlour/api-client/endpoints'
import { isRefused } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { useProblem } from '@parlour/screen-kit/react'
import type { FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readsAgain } from '../reads-again.ts'
import { isEmail, verifyEmail, type EmailForm } from '../../index.ts'

/** A field of the form. */
export type EmailField = keyof EmailForm

const check = (field: EmailField, values: FormValues): Issue | null => {
  const text = values[field]?.trim() ?? ''
  if (text === '') return { field, code: 'required' }
  return field === 'email' && !isEmail(text) ? { field, code: 'pattern' } : null
}

const places: Readonly<Record<string, EmailField>> = {
  'code.invalid': 'verificationCode',
  'register.field.invalid': 'email',
}

/** The field that a refusal is about; null where it is about none. */
const placeOf = (error: unknown): EmailField | null => (isRefused(error) ? (places[error.code] ?? null) : null)

/** The form of a mail address and the code that shows it to be the member's own. */
export function useEmailForm(onDone: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  const problemOf = useProblem()
  const verify = useMutation({
    mutationFn: (values: EmailForm) => verifyEmail(api, values),
    // The profile says which of both are verified.
    ...readsAgain(queries, [getSecurityConfig, getProfile]),
    onSuccess: onDone,
    onError: (error) => {
      const place = placeOf(error)
      if (place) form.setServerIssue(place, { field: place, code: 'server' })
    },
  })
  const form = useForm<EmailField>({
    fields: ['email', 'verificationCode'],
    initial: {},
    check,
    onSubmit: (values) => verify.mutateAsync(values).catch(() => undefined),
  })
  const email = form.values.email.trim()
  return {
    form,
    /** Where a code goes; null while that is no address. */
    target: isEmail(email) ? { email } : null,
    busy: verify.isPending,
    problem: verify.error && !placeOf(verify.error) ? problemOf(verify.error) : null,
  }
}
