import type { Refusal } from './errors.ts'

/**
 * Where a login or a registration stands. `picture` says whether a captcha shows. `captcha` is a refusal that asks for
 * a picture first; `unsure` means that no final answer came and the try may have happened: it is made again as it was.
 */
export type FlowState =
  | { readonly step: 'idle' | 'sending' | 'unsure'; readonly picture: boolean }
  | { readonly step: 'captcha' | 'refused'; readonly picture: boolean; readonly refusal: Refusal }
  | { readonly step: 'done'; readonly picture: false }

/** What can happen. */
export type FlowEvent =
  | { readonly type: 'submit' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'lost' }
  | { readonly type: 'reset'; readonly picture: boolean }

/**
 * The state in which a form opens.
 *
 * @param picture whether a captcha is shown
 * @returns the state `idle`
 * @example const [state, dispatch] = useReducer(next, openFlow())
 */
export const openFlow = (picture = false): FlowState => ({ step: 'idle', picture })

const answered = (state: FlowState, event: FlowEvent): FlowState => {
  const { picture } = state
  if (event.type === 'accepted') return { step: 'done', picture: false }
  if (event.type === 'lost') return { step: 'unsure', picture }
  if (event.type !== 'refused') return state
  const { refusal } = event
  const asks = refusal.captcha && !picture
  return { step: asks ? 'captcha' : 'refused', picture: picture || refusal.captcha, refusal }
}

/**
 * The next state of a login or registration form. An event that does
 * not fit the state changes nothing, so a second submit is not sent.
 *
 * @returns the state; the same object where nothing changes
 * @example next(openFlow(), { type: 'submit' }).step // 'sending'
 */
export function next(state: FlowState, event: FlowEvent): FlowState {
  if (state.step === 'sending') return answered(state, event)
  if (event.type === 'reset' && state.step !== 'unsure') return openFlow(event.picture)
  if (event.type === 'submit' && state.step !== 'done') return { step: 'sending', picture: state.picture }
  return state
}
