import { createAttempt, type ApiClient, type Attempt, type TextStore } from '@parlour/api-client'
import { register, registerMobile, type RequestOf, type ResponseOf } from '@parlour/api-client/endpoints'
import { attemptKeyName, mobileAttemptKeyName } from '../session/session-store.ts'
import { isMobile, type RegistrationMode } from './registration-mode.ts'

/** A registration: one key from the first press until a final answer, also over a reload. */
export interface Registration extends Pick<Attempt<typeof register>, 'status' | 'mustForget' | 'forget'> {
  send(payload: RequestOf<typeof register>): Promise<ResponseOf<typeof register>>
}

const placed = (store: TextStore, name: string): TextStore => ({
  get: () => store.get(name),
  set: (_, text) => store.set(name, text),
  remove: () => store.remove(name),
})

/**
 * Makes the registration of a form: one idempotency key from the first press until a final response, across a reload.
 *
 * @param store where the key is stored; use the session's store, which a logout clears
 * @returns the registration; its status is `unsure` while a response is missing
 * @example const registration = createRegistration(api, session.store, 'mobile')
 */
export const createRegistration = (
  api: ApiClient,
  store: TextStore,
  mode: RegistrationMode = 'username',
): Registration =>
  isMobile(mode)
    ? createAttempt(api, registerMobile, { store: placed(store, mobileAttemptKeyName) })
    : createAttempt(api, register, { store: placed(store, attemptKeyName) })
