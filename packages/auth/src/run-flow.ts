import { isUnreached } from '@parlour/api-client'
import { readRefusal } from './errors.ts'
import type { FlowEvent } from './flow.ts'

/** Makes one attempt and says how it went; `newId` gives the key of the attempt after it. Never rejects. */
export async function runFlow(send: () => Promise<void>, newId: () => string): Promise<FlowEvent> {
  try {
    await send()
    return { type: 'accepted' }
  } catch (error) {
    if (isUnreached(error) && error.kind === 'unsure') return { type: 'lost' }
    return { type: 'refused', refusal: readRefusal(error), nextKey: newId() }
  }
}
