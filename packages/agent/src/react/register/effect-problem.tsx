import type { ApiError, AttemptStatus } from '@parlour/api-client'
import { GiveUp, LostNotice, useProblem } from '@parlour/screen-kit/react'
import { Button, FormError } from '@parlour/ui-kit'
import { useAgentText } from '../use-agent-text.ts'

interface EffectProblemProps {
  effect: {
    readonly status: AttemptStatus
    readonly error: ApiError | null
    readonly again: (() => void) | null
    readonly forget: (() => void) | null
  }
  /** Whether a field says already why it was refused. */
  told: boolean
  /** What to do while the outcome is unknown: with the same call at hand, and without it. */
  unsure: string
  left: string
  /** The list where the effect would stand, if there is one on the page. */
  listed?: { readonly name: string }
}

/** What stands above the button of a form: why it was refused, or that the outcome is unknown and how to go on. */
export function EffectProblem({ effect, told, unsure, left, listed }: EffectProblemProps) {
  const text = useAgentText()
  const problem = useProblem()
  const { status, error, again, forget } = effect
  if (status === 'unsure')
    return (
      <LostNotice>
        <p>{again ? unsure : left}</p>
        {again ? (
          <Button size="sm" onClick={again}>
            {text('agent.register.again')}
          </Button>
        ) : forget ? (
          <GiveUp listed={listed} forget={forget} />
        ) : null}
      </LostNotice>
    )
  return error && !told && status !== 'sending' ? <FormError>{problem(error)}</FormError> : null
}
