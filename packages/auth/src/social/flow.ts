import { isApiError, isRefused } from '@parlour/api-client'
import { readRefusal, type Refusal } from '../errors.ts'
import type { SocialProvider, SocialToken } from './social-sign-in.ts'

/** Why a sign-in elsewhere came to nothing: the window, or what was said in or about it. */
export type SocialStop = 'blocked' | 'closed' | 'slow' | Refusal

/**
 * Where a sign-in elsewhere stands. `opening` waits for the other window, `sending` for the platform; `unknown` has a
 * token that no account belongs to, and asks whether to open one.
 */
export type SocialState =
  | { readonly step: 'idle' }
  | { readonly step: 'opening'; readonly provider: SocialProvider }
  | { readonly step: 'sending' | 'unknown'; readonly provider: SocialProvider; readonly token: SocialToken }
  | { readonly step: 'stopped'; readonly provider: SocialProvider; readonly why: SocialStop }

/** What can happen to it. */
export type SocialEvent =
  | { readonly type: 'press'; readonly provider: SocialProvider }
  | { readonly type: 'token'; readonly token: SocialToken }
  | { readonly type: 'agree' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'entered' }

const stopOf = (error: unknown): SocialStop => {
  if (isApiError(error, 'popup_blocked')) return 'blocked'
  if (isApiError(error, 'cancelled') || isRefused(error, 'auth/popup-closed-by-user')) return 'closed'
  return isApiError(error, 'timeout') && error.endpoint === 'connector' ? 'slow' : readRefusal(error)
}

/**
 * The next state of a social sign-in. An event that does not fit the
 * state changes nothing, so a second press opens no second window.
 *
 * @returns the state
 * @example nextSocial({ step: 'idle' }, { type: 'press', provider: 'google' }).step // 'opening'
 */
export function nextSocial(state: SocialState, event: SocialEvent): SocialState {
  const underWay = state.step === 'opening' || state.step === 'sending'
  if (event.type === 'press') return underWay ? state : { step: 'opening', provider: event.provider }
  if (state.step === 'opening' && event.type === 'token')
    return { step: 'sending', provider: state.provider, token: event.token }
  if (state.step === 'unknown' && event.type === 'agree') return { ...state, step: 'sending' }
  if (state.step === 'sending' && event.type === 'entered') return { step: 'idle' }
  if (!underWay || event.type !== 'failed') return state
  if (state.step === 'sending' && isRefused(event.error, 'social.account.unknown')) return { ...state, step: 'unknown' }
  return { step: 'stopped', provider: state.provider, why: stopOf(event.error) }
}
