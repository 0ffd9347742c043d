import type { Refusal } from './errors.ts'

/**
 * Where a login or a registration stands. `key` names the attempt to the server; `picture` says whether a captcha shows.
 * `captcha` is a refusal that asks for a picture first; `unsure` means that no final answer came and the attempt may
 * have happened: it goes on with the same key only.
 */
export type FlowState =
  | { readonly step: 'idle' | 'sending' | 'unsure'; readonly key: string; readonly picture: boolean }
  | { readonly step: 'captcha' | 'refused'; readonly key: string; readonly picture: boolean; readonly refusal: Refusal }
  | { readonly step: 'done'; readonly key: string; readonly picture: false }

/** What can happen; `nextKey` is for the attempt after a final answer. */
export type FlowEvent =
  | { readonly type: 'submit' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly nextKey: string }
  | { readonly type: 'lost' }
  | { readonly type: 'reset'; readonly nextKey: string; readonly picture: boolean }

/** The state in which a form opens. */
export const openFlow = (key: string, picture = false): FlowState => ({ step: 'idle', key, picture })

const answered = (state: FlowState, event: FlowEvent): FlowState => {
  const { key, picture } = state
  if (event.type === 'accepted') return { step: 'done', key, picture: false }
  if (event.type === 'lost') return { step: 'unsure', key, picture }
  if (event.type !== 'refused') return state
  const { refusal, nextKey } = event
  const asks = refusal.captcha && !picture
  return { step: asks ? 'captcha' : 'refused', key: nextKey, picture: picture || refusal.captcha, refusal }
}

/** The state after an event; an event that does not fit the state changes nothing, so a second submit is not sent. */
export function next(state: FlowState, event: FlowEvent): FlowState {
  if (state.step === 'sending') return answered(state, event)
  if (event.type === 'reset' && state.step !== 'unsure') return openFlow(event.nextKey, event.picture)
  if (event.type === 'submit' && state.step !== 'done') return { step: 'sending', key: state.key, picture: state.picture }
  return state
}
