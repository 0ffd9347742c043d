import { createAttempt, type ApiClient, type Attempt, type TextStore } from '@parlour/api-client'
import { register } from '@parlour/api-client/endpoints'
import { attemptKeyName } from '../session/session-store.ts'

/** A registration: one key from the first press until a final answer, also over a reload. */
export type Registration = Attempt<typeof register>

/** Makes the registration of a form; its key stands in the store of a session, where a logout removes it. */
export const createRegistration = (api: ApiClient, store: TextStore): Registration =>
  createAttempt(api, register, {
    store: {
      get: () => store.get(attemptKeyName),
      set: (_, text) => store.set(attemptKeyName, text),
      remove: () => store.remove(attemptKeyName),
    },
  })
