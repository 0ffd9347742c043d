import type { TextStore } from '@parlour/api-client'
import { attemptKeyName } from '../session/session-store.ts'

/** The key of a registration under way, so that a page loaded again goes on with the same attempt. */
export interface AttemptKey {
  get(): string | null
  /** Keeps the key of an attempt that is about to be sent. */
  keep(key: string): void
  /** Drops it after a final answer. */
  drop(): void
}

/** Keeps the key of a registration in the store of a session. */
export const createAttemptKey = (store: TextStore): AttemptKey => ({
  get: () => store.get(attemptKeyName),
  keep: (key) => store.set(attemptKeyName, key),
  drop: () => store.remove(attemptKeyName),
})
