import { getSecurityConfig, getProfile } from '@parlour/api-client/endpoints'
import { isRefused } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { usePhoneCountry } from '@parlour/auth/react'
import { useProblem } from '@parlour/screen-kit/react'
import type { FormValues, Issue } from '@parlour/validation'
import { readPhone } from '@parlour/validation/phone'
import { useForm } from '@parlour/validation/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readsAgain } from '../reads-again.ts'
import { verifyMobile, type MobileForm } from '../../index.ts'

/** A field of the form. */
export type MobileField = keyof MobileForm

const checkMobile = (field: MobileField, values: FormValues, dial: string): Issue | null => {
  const text = values[field]?.trim() ?? ''
  if (text === '') return { field, code: 'required' }
  return field === 'mobileNum' && !readPhone(dial, text) ? { field, code: 'pattern' } : null
}

/** What a refusal is about; a number of somebody else's is what `server` says of it. */
const places: Readonly<Record<string, Issue>> = {
  'code.invalid': { field: 'verificationCode', code: 'server' },
  'register.field.invalid': { field: 'mobileNum', code: 'pattern' },
  'mobile.taken': { field: 'mobileNum', code: 'server' },
}

/** What a refusal says of a field; null where it is about none. */
const placeOf = (error: unknown): Issue | null => (isRefused(error) ? (places[error.code] ?? null) : null)

/** The form of a mobile number and the code that shows it to be the member's own. */
export function useMobileForm(onDone: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  const problemOf = useProblem()
  const phone = usePhoneCountry()
  const { dial } = phone
  const verify = useMutation({
    mutationFn: (values: MobileForm) => verifyMobile(api, values, dial),
    // The profile says which of both are verified.
    ...readsAgain(queries, [getSecurityConfig, getProfile]),
    onSuccess: onDone,
    onError: (error) => {
      const place = placeOf(error)
      if (place) form.setServerIssue(place.field, place)
    },
  })
  const check = useCallback((field: MobileField, values: FormValues) => checkMobile(field, values, dial), [dial])
  const form = useForm<MobileField>({
    fields: ['mobileNum', 'verificationCode'],
    initial: {},
    check,
    onSubmit: (values) => verify.mutateAsync(values).catch(() => undefined),
  })
  const number = phone.pending ? undefined : readPhone(dial, form.values.mobileNum)?.national
  return {
    form,
    phone,
    /** Where a code goes; null while that is no number, and until the country is known: it is part of where. */
    target: number ? { dialingCode: dial, number } : null,
    busy: verify.isPending,
    problem: verify.error && !placeOf(verify.error) ? problemOf(verify.error) : null,
  }
}
