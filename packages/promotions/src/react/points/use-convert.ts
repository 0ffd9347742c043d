import { convertPoints, type PointConversion } from '@parlour/api-client/endpoints'
import { isPaymentPassword } from '@parlour/screen-kit'
import type { FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useCallback } from 'react'
import { convertIssue } from '../../points/convert-check.ts'
import { endPassword, usePointsEffect } from './use-points-effect.ts'

type ConvertField = 'point' | 'password'

/** The form that turns points into money, and the call that it makes. */
export function useConvert(conversion: PointConversion, points: number) {
  const effect = usePointsEffect(convertPoints, {
    name: 'money',
    onFailed: (isPasswordWrong) => {
      endPassword(form, isPasswordWrong)
    },
  })
  const check = useCallback(
    (field: ConvertField, values: FormValues): Issue | null => {
      const value = values[field] ?? ''
      if (field === 'password') return isPaymentPassword(value) ? null : { field, code: 'pattern' }
      const code = convertIssue(value, conversion, points)
      return code && { field, code }
    },
    [conversion, points],
  )
  const form = useForm<ConvertField>({
    fields: ['point', 'password'],
    initial: {},
    check,
    onSubmit: ({ point, password }) => effect.send({ point: Number(point), password }),
  })
  return { form, effect }
}

/** What `useConvert` gives. */
export type Convert = ReturnType<typeof useConvert>
