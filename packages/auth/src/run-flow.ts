import { isFinal, isUnreached } from '@parlour/api-client'
import { readRefusal } from './errors.ts'
import type { FlowEvent } from './flow.ts'
import type { Registration } from './register/create-registration.ts'

/**
 * Makes one try and says how it went; with `attempt`, which holds the key of what must happen once. An answer that says
 * why is a refusal even where an earlier one is still missing: the form can be mended, and its key stays. Never rejects.
 */
export async function runFlow(send: () => Promise<void>, attempt?: Pick<Registration, 'status'>): Promise<FlowEvent> {
  try {
    await send()
    return { type: 'accepted' }
  } catch (error) {
    const lost = attempt ? attempt.status === 'unsure' && !isFinal(error) : isUnreached(error) && error.kind === 'unsure'
    return lost ? { type: 'lost' } : { type: 'refused', refusal: readRefusal(error) }
  }
}
