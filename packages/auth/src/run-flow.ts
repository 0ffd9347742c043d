import { isContractError, isRefused, isUnreached } from '@parlour/api-client'
import { readRefusal } from './errors.ts'
import type { FlowEvent } from './flow.ts'

/** What else decides how an attempt ended. */
export interface Attempt {
  /** Whether it must happen once at most: an answer that does not settle it then keeps its key. */
  readonly once: boolean
  /** Whether the same attempt was already made, and its answer lost. */
  readonly again: boolean
}

/** Whether an attempt that must happen once may have happened all the same. */
const isOpen = (error: unknown, again: boolean): boolean => {
  if (isRefused(error)) return error.status >= 500 || error.kind === 'unsure'
  return again || (isContractError(error) && (error.kind === 'bad_payload' || error.kind === 'schema'))
}

/** Makes one attempt and says how it went; `newId` gives the key of the attempt after it. Never rejects. */
export async function runFlow(
  send: () => Promise<void>, newId: () => string, { once, again }: Attempt = { once: false, again: false },
): Promise<FlowEvent> {
  try {
    await send()
    return { type: 'accepted' }
  } catch (error) {
    if ((isUnreached(error) && error.kind === 'unsure') || (once && isOpen(error, again))) return { type: 'lost' }
    return { type: 'refused', refusal: readRefusal(error), nextKey: newId() }
  }
}
