import type { Refusal } from '../errors.ts'
import type { CodeWait } from './create-otp-waits.ts'

/**
 * Where the request of a code stands. `until` is server time in milliseconds: when the next may be asked for. `to` says
 * where the code went, masked; null when none went out and the platform only said when to come again.
 */
export type CodeState =
  | { readonly step: 'ready' | 'sending' }
  | { readonly step: 'waiting'; readonly until: number; readonly to: string | null }
  | { readonly step: 'refused'; readonly refusal: Refusal; readonly until: number | null }

/** What can happen to a request. */
export type CodeEvent =
  | { readonly type: 'ask' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly tooSoon: boolean }

/** What a form knows of its own tries; the countdown itself is common to all tabs. */
export type CodeTry =
  | { readonly step: 'idle' | 'sending' }
  | { readonly step: 'refused'; readonly refusal: Refusal; readonly tooSoon: boolean }

/** The state in which a form opens. */
export const noTry: CodeTry = { step: 'idle' }

/**
 * The try after an event; one that does not fit changes nothing, so that a second press is none while one is under way.
 */
export function nextTry(state: CodeTry, event: CodeEvent): CodeTry {
  if (event.type === 'ask') return state.step === 'sending' ? state : { step: 'sending' }
  if (state.step !== 'sending') return state
  return event.type === 'sent' ? noTry : { step: 'refused', refusal: event.refusal, tooSoon: event.tooSoon }
}

/** The state that shows, from the try of this form and the countdown that runs, if any. */
export function codeState(state: CodeTry, wait: CodeWait | null): CodeState {
  if (state.step === 'sending') return { step: 'sending' }
  if (state.step === 'refused') {
    // What came too soon is over with its countdown.
    if (state.tooSoon && !wait) return { step: 'ready' }
    return { step: 'refused', refusal: state.refusal, until: wait?.until ?? null }
  }
  return wait ? { step: 'waiting', until: wait.until, to: wait.sent ? wait.to : null } : { step: 'ready' }
}
