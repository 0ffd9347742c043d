import type { ApiError } from '@parlour/api-client'
import { Button, FormActions, FormStack } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { usePromotionsText } from '../use-promotions-text.ts'
import { EffectProblem } from './effect-problem.tsx'

interface TakeButtonProps {
  effect: {
    readonly status: 'idle' | 'sending' | 'done' | 'refused' | 'unsure'
    readonly error: ApiError | null
    readonly mustForget: boolean
    readonly again: (() => void) | null
    readonly forget: (() => void) | null
  }
  /** What is taken, with its sum. */
  label: string
  /** Which one it is, where several stand on a page; read out after the label. */
  of?: string
  disabled?: boolean
  /** One among many of a list, which is not the main one of its region. */
  quiet?: boolean
  /** The list that shows what became of a lost attempt. */
  listed: { readonly name: string }
  /** The terms, over the button: they are read before the press (BEY-02). */
  terms?: ReactNode
  onTake: () => void
}

/** The button that takes a reward, below its terms; where the answer got lost it sends the same once more. */
export function TakeButton(props: TakeButtonProps) {
  const { effect, label, of, disabled = false, quiet = false, listed, terms, onTake } = props
  const text = usePromotionsText()
  const { status, again, mustForget } = effect
  return (
    <FormStack>
      {terms}
      <EffectProblem effect={effect} listed={listed} />
      <FormActions>
        {again ? (
          <Button variant="primary" onClick={again}>
            {text('promotions.effect.again')}
          </Button>
        ) : (
          <Button
            variant={quiet ? 'secondary' : 'primary'}
            {...(of ? { 'aria-label': `${label}: ${of}` } : {})}
            loading={status === 'sending'}
            disabled={disabled || mustForget}
            onClick={onTake}
          >
            {label}
          </Button>
        )}
      </FormActions>
    </FormStack>
  )
}
