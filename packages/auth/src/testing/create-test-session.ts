import type { TextStore } from '@parlour/api-client'
import { createSession, type Session } from '../index.ts'

/** A store of texts in memory, with its entries in sight. */
export interface MemoryStore extends TextStore {
  readonly entries: Map<string, string>
}

/**
 * A text store in memory, with its entries.
 *
 * @param initial texts by key
 * @returns the store
 * @example createMemoryStore({ token: 't' }).get('token') // 't'
 */
export function createMemoryStore(initial: Readonly<Record<string, string>> = {}): MemoryStore {
  const entries = new Map(Object.entries(initial))
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}

/** A browser for tests: its tabs receive the messages of one another, and share a clock that the test sets. */
export interface TestBrowser {
  now: number
  readonly messages: unknown[]
  /** Posts a message to every tab. */
  tell(message: unknown): void
  /** Opens a tab on a session storage of its own. */
  openTab(store?: TextStore): Session
}

/**
 * A browser without tabs, at 2026-01-15, 12:00 UTC, for tests of sessions in several tabs.
 *
 * @returns the browser; set `now` to move its clock
 * @example
 * const browser = createTestBrowser()
 * const [first, second] = [browser.openTab(), browser.openTab()]
 */
export function createTestBrowser(): TestBrowser {
  const tabs: { id: number; onMessage: (message: unknown) => void }[] = []
  let ids = 0
  const browser: TestBrowser = {
    now: Date.UTC(2026, 0, 15, 12),
    messages: [],
    tell: (message) => tabs.forEach((tab) => tab.onMessage(message)),
    openTab(store = createMemoryStore()) {
      const id = ++ids
      const channel = {
        post(message: unknown) {
          browser.messages.push(message)
          for (const tab of tabs) if (tab.id !== id) tab.onMessage(message)
        },
        listen: (onMessage: (message: unknown) => void) => void tabs.push({ id, onMessage }),
      }
      return createSession({ store, channel, clock: { now: () => browser.now }, newId: () => `tab-${id}` })
    },
  }
  return browser
}

/**
 * The session of the only tab of a test browser.
 *
 * @returns the session
 * @example createTestSession(createMemoryStore({ token: 't' }))
 */
export const createTestSession = (store?: TextStore): Session => createTestBrowser().openTab(store)
