import type { TextStore } from '@parlour/api-client'
import { createSession, type Session } from '../index.ts'

/** A store of texts in memory, with its entries in sight. */
export interface MemoryStore extends TextStore {
  readonly entries: Map<string, string>
}

/** Makes a store of texts in memory. */
export function createMemoryStore(initial: Readonly<Record<string, string>> = {}): MemoryStore {
  const entries = new Map(Object.entries(initial))
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}

/** A browser for tests: its tabs hear one another, and share a clock that the test sets. */
export interface TestBrowser {
  now: number
  readonly messages: unknown[]
  /** Lets every tab hear a message. */
  tell(message: unknown): void
  /** Opens a tab on a session storage of its own. */
  openTab(store?: TextStore): Session
}

/** Makes a browser without tabs, at noon of 15 January 2026. */
export function createTestBrowser(): TestBrowser {
  const tabs: { id: number; hear: (message: unknown) => void }[] = []
  let ids = 0
  const browser: TestBrowser = {
    now: Date.UTC(2026, 0, 15, 12),
    messages: [],
    tell: (message) => tabs.forEach((tab) => tab.hear(message)),
    openTab(store = createMemoryStore()) {
      const id = ++ids
      const channel = {
        post(message: unknown) {
          browser.messages.push(message)
          for (const tab of tabs) if (tab.id !== id) tab.hear(message)
        },
        listen: (hear: (message: unknown) => void) => void tabs.push({ id, hear }),
      }
      return createSession({ store, channel, clock: { now: () => browser.now }, newId: () => `tab-${id}` })
    },
  }
  return browser
}

/** The session of the only tab of a browser. */
export const createTestSession = (store?: TextStore): Session => createTestBrowser().openTab(store)
