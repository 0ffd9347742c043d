import { isRefused, type ApiError, type AttemptStatus } from '@parlour/api-client'
import { GiveUp, LostAnswer, LostNotice, useProblem } from '@parlour/screen-kit/react'
import { Button, FormError } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

interface CashierProblemProps {
  effect: {
    readonly status: AttemptStatus
    readonly error: ApiError | null
    readonly mustForget: boolean
    readonly again: (() => void) | null
    readonly forget: (() => void) | null
  }
  /** Whether a field says already why it was refused. */
  told?: boolean
  /** The list that shows what became of a lost attempt. */
  listed: { readonly name: string }
  /** Whether the button below sends the same again by itself, so that no other does. */
  resends?: boolean
}

/**
 * What stands above the button of a form that moves money: why it was refused, or that the outcome is unknown; then the
 * same is sent once more, or another begins.
 */
export function CashierProblem({ effect, told = false, listed, resends = false }: CashierProblemProps) {
  const text = useMemberText()
  const problem = useProblem()
  const { status, error, again, forget } = effect
  if (effect.mustForget) return <LostAnswer effect={effect} listed={listed} />
  if (status === 'unsure')
    return (
      <LostNotice>
        {error && isRefused(error) ? <p>{problem(error)}</p> : null}
        <p>{text(again || resends ? 'member.cashier.unsure.text' : 'member.cashier.unsure.left')}</p>
        {again && !resends ? (
          <Button size="sm" onClick={again}>
            {text('member.cashier.again')}
          </Button>
        ) : null}
        {forget && !resends ? <GiveUp listed={listed} forget={forget} /> : null}
      </LostNotice>
    )
  return status === 'refused' && error && !told ? <FormError>{problem(error)}</FormError> : null
}
