import { FormError } from '@parlour/ui-kit'
import type { FlowState } from '../index.ts'
import { useAuthText } from './use-auth-text.ts'

/** What is wrong with the whole form, read out at once; nothing when the trouble stands beside a field. */
export function FormProblem({ state }: { state: FlowState }) {
  const text = useAuthText()
  if (state.step === 'unsure') return <FormError>{text('auth.error.unsure')}</FormError>
  if (state.step !== 'refused' && state.step !== 'captcha') return null
  const { messageId, serverMessage, values } = state.refusal
  if (!messageId) return null
  return <FormError>{serverMessage ?? text.maybe(messageId, values)}</FormError>
}
