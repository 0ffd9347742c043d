import { FormError } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { FlowState } from '../index.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { useAuthText } from './use-auth-text.ts'

/** Props of `FormProblem`. */
export interface FormProblemProps {
  readonly state: FlowState
  /** What a lost answer means here; unless told, what it means for a registration. */
  readonly unsure?: ReactNode
}

/** What is wrong with the whole form, read out at once; nothing when the trouble stands beside a field. */
export function FormProblem({ state, unsure }: FormProblemProps) {
  const text = useAuthText()
  if (state.step === 'unsure') return <FormError>{unsure ?? text('auth.error.unsure')}</FormError>
  return state.step === 'refused' || state.step === 'captcha' ? <RefusalNotice refusal={state.refusal} /> : null
}
