import { useState } from 'react'
import type { AfterLogin, FlowEvent, FlowState, Refusal } from '../../index.ts'
import { useFlow } from '../use-flow.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'

/** A try to log in, whatever the way. */
export interface LoginTry {
  readonly state: FlowState
  /** Why the last try did not go through; null while there is none, or one is under way. */
  readonly refusal: Refusal | null
  /** Whether the platform asked to wait, and it is not over yet. */
  readonly waiting: boolean
  readonly sending: boolean
  /** Makes one try, unless one is under way or the platform asked to wait; answers what came of it. */
  run(
    send: () => Promise<AfterLogin>,
    before?: (refusal: Refusal | null) => Promise<void>,
  ): Promise<LoginOutcome | null>
  /** Forgets the last try and its wait, for when another account is meant: the platform tells whether that one may. */
  forget(): void
}

/** What came of a try: what comes next, why not, or nothing that is certain. */
export type LoginOutcome =
  | { readonly type: 'entered'; readonly after: AfterLogin }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'lost' }

const refusalOf = (event: FlowEvent): Refusal | null => (event.type === 'refused' ? event.refusal : null)

/**
 * Tries to log in; `picture` says whether the form opens with a captcha. What the platform asks to wait is waited (S9).
 */
export function useLoginTry(picture = false): LoginTry {
  const flow = useFlow(picture)
  const [until, setUntil] = useState<number | null>(null)
  const waiting = useSecondsLeft(until) > 0
  const { state } = flow
  return {
    state,
    refusal: state.step === 'refused' || state.step === 'captcha' ? state.refusal : null,
    waiting,
    sending: state.step === 'sending',
    async run(send, before) {
      if (waiting) return null
      let after: AfterLogin | null = null
      const event = await flow.run(
        async () => {
          after = await send()
        },
        async (answer) => before?.(refusalOf(answer)),
      )
      if (!event) return null
      if (event.type === 'accepted' && after) return { type: 'entered', after }
      const refusal = refusalOf(event)
      setUntil(refusal?.retryAt ?? null)
      return refusal ? { type: 'refused', refusal } : { type: 'lost' }
    },
    forget: () => {
      setUntil(null)
      flow.reset()
    },
  }
}
