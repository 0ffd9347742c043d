import type { TextStore } from '@parlour/api-client'
import type { Interruption } from './interruption.ts'

/** What this session remembers of its interruptions. */
export interface InterruptionMemory {
  /** Ids of those that have shown by themselves; none does twice. */
  readonly seen: readonly string[]
  /** Ids of those that the visitor opened from the bell: they no longer wait in it. */
  readonly opened: readonly string[]
  /** Whether the one promotion of this session has shown. */
  readonly promoted: boolean
}

const name = 'parlour:1:interruptions'
const nothing: InterruptionMemory = { seen: [], opened: [], promoted: false }

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [])

/** The memory of the session, empty where it is missing or not readable. */
export function readMemory(store: TextStore): InterruptionMemory {
  try {
    const kept: Readonly<Record<string, unknown>> = Object(JSON.parse(store.get(name) ?? '{}'))
    return { seen: texts(kept['seen']), opened: texts(kept['opened']), promoted: kept['promoted'] === true }
  } catch {
    return nothing
  }
}

/** Keeps the memory for the rest of the session. */
export const storeMemory = (store: TextStore, memory: InterruptionMemory): void =>
  store.set(name, JSON.stringify(memory))

const withId = (ids: readonly string[], id: string): readonly string[] => (ids.includes(id) ? ids : [...ids, id])

/** The memory once an interruption has shown by itself. */
export const withShown = (memory: InterruptionMemory, { id, kind }: Interruption): InterruptionMemory => ({
  ...memory,
  seen: withId(memory.seen, id),
  promoted: memory.promoted || kind === 'promotion',
})

/** The memory once the visitor has opened one from the bell. */
export const withOpened = (memory: InterruptionMemory, id: string): InterruptionMemory => ({
  ...memory,
  seen: withId(memory.seen, id),
  opened: withId(memory.opened, id),
})
