import { useReducer, useRef } from 'react'
import { next, openFlow, runFlow, type FlowEvent, type FlowState, type Registration } from '../index.ts'

/** A login or a registration under way. */
export interface Flow {
  readonly state: FlowState
  /**
   * Makes one try, unless one is under way; null when it was not made. What `before` does for the answer, such as
   * loading a picture, is done before the answer shows.
   */
  run(send: () => Promise<void>, before?: (event: FlowEvent) => Promise<void>): Promise<FlowEvent | null>
  reset(): void
}

/**
 * Runs the flow of a form; `picture` says whether it opens with
 * a captcha, `attempt` holds the key of what must happen once.
 */
export function useFlow(picture: boolean, attempt?: Registration): Flow {
  const [state, dispatch] = useReducer(next, picture, openFlow)
  const busy = useRef(false)
  return {
    state,
    async run(send, before) {
      if (busy.current) return null
      busy.current = true
      dispatch({ type: 'submit' })
      const event = await runFlow(send, attempt)
      await before?.(event)
      busy.current = false
      dispatch(event)
      return event
    },
    reset: () => dispatch({ type: 'reset', picture }),
  }
}
