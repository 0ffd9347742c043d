import { isRefused, type ApiError } from '@parlour/api-client'
import { useProblem } from '@parlour/auth/react'
import { FormError, LinkButton, Notice } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

interface EffectProblemProps {
  status: 'idle' | 'sending' | 'done' | 'refused' | 'unsure'
  error: ApiError | null
  /** Where the payment password is set. */
  passwordHref: string
}

/** What stands above the button of a form that moves points: why it was refused, or that nobody knows. */
export function EffectProblem({ status, error, passwordHref }: EffectProblemProps) {
  const text = usePromotionsText()
  const problem = useProblem()
  if (status === 'unsure') {
    const known = error && isRefused(error) ? <p>{problem(error)}</p> : null
    return <div role="alert"><Notice tone="warn" title={text('promotions.effect.unsure.title')}>{known}{text('promotions.effect.unsure.text')}</Notice></div>
  }
  if (status !== 'refused' || !error) return null
  const lacks = isRefused(error, 'not.exists.payment.password')
  return (
    <>
      <FormError>{problem(error)}</FormError>
      {lacks ? <LinkButton href={passwordHref}>{text('promotions.payment.set')}</LinkButton> : null}
    </>
  )
}
