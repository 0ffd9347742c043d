import { createSession, type Session } from '@parlour/auth'
import { newId } from './new-id.ts'
import { createChannel } from './session-channel.ts'
import { sessionStore } from './stores.ts'

/** The session of this tab; the other tabs are notified of a logout. */
export const createPageSession = (): Session =>
  createSession({ store: sessionStore, channel: createChannel('session'), clock: { now: () => Date.now() }, newId })
