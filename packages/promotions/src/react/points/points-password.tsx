import type { ApiError } from '@parlour/api-client'
import { PaymentField, useProblem } from '@parlour/screen-kit/react'
import type { Issue } from '@parlour/validation'
import type { FieldBinding } from '@parlour/validation/react'

interface PointsPasswordProps {
  form: {
    bind(field: 'password'): FieldBinding<'password'>
    readonly issues: { readonly password?: Issue | undefined }
  }
  effect: {
    readonly status: string
    readonly error: ApiError | null
    readonly mustForget: boolean
    readonly again: (() => void) | null
  }
}

/** The payment password of a form that moves points; none where its answer got lost, since the same is sent once more. */
export function PointsPassword({ form, effect: { status, error, mustForget, again } }: PointsPasswordProps) {
  const problem = useProblem()
  if (again || mustForget) return null
  return (
    <PaymentField
      {...form.bind('password')}
      issue={form.issues.password}
      refusal={error ? problem(error) : ''}
      disabled={status === 'sending'}
    />
  )
}
