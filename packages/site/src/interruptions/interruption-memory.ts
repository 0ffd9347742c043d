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
    const kept = JSON.parse(store.get(name) ?? '{}') as Partial<InterruptionMemory>
    return { seen: texts(kept.seen), opened: texts(kept.opened), promoted: kept.promoted === true }
  } catch {
    return nothing
  }
}

const write = (store: TextStore, memory: InterruptionMemory): InterruptionMemory => {
  store.set(name, JSON.stringify(memory))
  return memory
}

/** Remembers that an interruption shows now, by itself. */
export function rememberShown(store: TextStore, { id, kind }: Interruption): InterruptionMemory {
  const { seen, opened, promoted } = readMemory(store)
  return write(store, { seen: [...new Set([...seen, id])], opened, promoted: promoted || kind === 'promotion' })
}

/** Remembers that the visitor opened one from the bell. */
export function rememberOpened(store: TextStore, id: string): InterruptionMemory {
  const { seen, opened, promoted } = readMemory(store)
  return write(store, { seen: [...new Set([...seen, id])], opened: [...new Set([...opened, id])], promoted })
}
