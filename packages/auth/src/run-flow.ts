import { isFinal, isUnreached } from '@parlour/api-client'
import { readRefusal } from './errors.ts'
import type { FlowEvent } from './flow.ts'
import type { Registration } from './register/create-registration.ts'

/**
 * Sends a form and returns the event for `next`. It never rejects. A refusal is a refusal even while an earlier
 * response is missing: the form can be corrected, and its key stays.
 *
 * @param attempt what holds the idempotency key, where the call has one
 * @returns `accepted`, `refused` or `lost`
 * @example dispatch(await runFlow(async () => void (await login(api, session, input))))
 */
export async function runFlow(send: () => Promise<void>, attempt?: Pick<Registration, 'status'>): Promise<FlowEvent> {
  try {
    await send()
    return { type: 'accepted' }
  } catch (error) {
    const lost = attempt
      ? attempt.status === 'unsure' && !isFinal(error)
      : isUnreached(error) && error.kind === 'unsure'
    return lost ? { type: 'lost' } : { type: 'refused', refusal: readRefusal(error) }
  }
}
