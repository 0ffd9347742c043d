import { isRefused, type ApiError, type AttemptStatus } from '@parlour/api-client'
import { useProblem } from '@parlour/auth/react'
import { Button, FormError, Notice } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'
import { DiscardAndRestart } from './discard-and-restart.tsx'

interface MoneyProblemProps {
  effect: { readonly status: AttemptStatus; readonly error: ApiError | null; readonly again: (() => void) | null; readonly forget?: (() => void) | null }
  /** Whether a field says already why it was refused. */
  told?: boolean
  /** The list on the page that shows what became of a lost attempt; with it there is a way on without the answer. */
  listed?: { readonly name: string }
}

/** What stands above the button of a form that moves money: why it was refused, or that nobody knows; then the same is sent once more, or another begins. */
export function MoneyProblem({ effect: { status, error, again, forget }, told = false, listed }: MoneyProblemProps) {
  const text = useMemberText()
  const problem = useProblem()
  if (status === 'unsure')
    return (
      <div role="alert">
        <Notice tone="warn" title={text('member.money.unsure.title')}>
          {error && isRefused(error) ? <p>{problem(error)}</p> : null}
          <p>{text(listed && !again ? 'member.money.unsure.left' : 'member.money.unsure.text')}</p>
          {again ? <Button size="sm" onClick={again}>{text('member.money.again')}</Button> : null}
          {listed && forget ? <DiscardAndRestart listed={listed} forget={forget} /> : null}
        </Notice>
      </div>
    )
  return status === 'refused' && error && !told ? <FormError>{problem(error)}</FormError> : null
}
