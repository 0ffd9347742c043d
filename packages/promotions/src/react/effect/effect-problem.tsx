import { isRefused, type ApiError } from '@parlour/api-client'
import { LostAnswer, LostNotice, useProblem } from '@parlour/screen-kit/react'
import { FormError, LinkButton } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

interface EffectProblemProps {
  effect: {
    readonly status: 'idle' | 'sending' | 'done' | 'refused' | 'unsure'
    readonly error: ApiError | null
    readonly mustForget: boolean
    readonly forget: (() => void) | null
  }
  /** The list that shows what became of a lost attempt. */
  listed: { readonly name: string }
  /** Where the payment password is set, for an effect that asks for it. */
  passwordHref?: string
}

/** What stands above the button of an effect: why it was refused, or that no answer came. */
export function EffectProblem({ effect, listed, passwordHref }: EffectProblemProps) {
  const text = usePromotionsText()
  const problem = useProblem()
  const { status, error, mustForget } = effect
  if (mustForget) return <LostAnswer effect={effect} listed={listed} />
  if (status === 'unsure')
    return (
      <LostNotice>
        {error && isRefused(error) ? <p>{problem(error)}</p> : null}
        {text('promotions.effect.unsure.text')}
      </LostNotice>
    )
  if (status !== 'refused' || !error) return null
  // A wrong password is said at its field.
  if (passwordHref !== undefined && isRefused(error, 'invalid.payment.pw')) return null
  const lacks = passwordHref !== undefined && isRefused(error, 'not.exists.payment.password')
  return (
    <>
      <FormError>{problem(error)}</FormError>
      {lacks ? <LinkButton href={passwordHref}>{text('promotions.payment.set')}</LinkButton> : null}
    </>
  )
}
