import { useApi } from '@parlour/api-client/react'
import { useReducer, useRef } from 'react'
import { next, openFlow, runFlow, type AttemptKey, type FlowEvent, type FlowState } from '../index.ts'

/** A login or a registration under way. */
export interface Flow {
  readonly state: FlowState
  /** Makes one attempt, unless one is under way; null when it was not made. `send` gets the key of the attempt. */
  run(send: (key: string) => Promise<void>): Promise<FlowEvent | null>
  reset(): void
}

/**
 * Runs the flow of a form; `picture` says whether it opens with a captcha. With `kept` the attempt must happen once at
 * most: its key stays there until a final answer, also over a reload.
 */
export function useFlow(picture: boolean, kept?: AttemptKey): Flow {
  const api = useApi()
  const [state, dispatch] = useReducer(next, null, () => openFlow(kept?.get() ?? api.newId(), picture))
  const busy = useRef(false)
  return {
    state,
    async run(send) {
      if (busy.current) return null
      busy.current = true
      dispatch({ type: 'submit' })
      kept?.keep(state.key)
      const event = await runFlow(() => send(state.key), api.newId, { once: kept !== undefined, again: state.step === 'unsure' })
      busy.current = false
      if (event.type !== 'lost') kept?.drop()
      dispatch(event)
      return event
    },
    reset: () => dispatch({ type: 'reset', nextKey: api.newId(), picture }),
  }
}
