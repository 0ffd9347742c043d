import { FormActions, FormStack } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { EffectProblem } from './effect-problem.tsx'
import { TakeAction, type TakeEffect } from './take-action.tsx'

interface TakeButtonProps {
  effect: TakeEffect
  /** What is taken, with its sum. */
  label: string
  /** Which one it is, where several stand on a page; read out after the label. */
  of?: string
  disabled?: boolean
  /** The list that shows what became of a lost attempt. */
  listed: { readonly name: string }
  /** The terms, over the button: they are read before the press (BEY-02). */
  terms?: ReactNode
  onTake: () => void
}

/** The button that takes a reward, below its terms and what went wrong before. */
export const TakeButton = ({ listed, terms, ...action }: TakeButtonProps) => (
  <FormStack>
    {terms}
    <EffectProblem effect={action.effect} listed={listed} />
    <FormActions>
      <TakeAction {...action} />
    </FormActions>
  </FormStack>
)
