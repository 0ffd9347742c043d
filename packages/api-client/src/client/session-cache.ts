import * as v from 'valibot'
import type { TextStore } from '../ports.ts'

const entry = v.object({ at: v.number(), value: v.unknown() })
const version = 1

/** Answers kept for this session: read once from the store, then from memory. Broken, old or misfit entries are dropped. */
export interface SessionCache {
  read<T>(key: string, ttl: number, now: number, schema: v.GenericSchema<unknown, T>): T | undefined
  /** Keeps the raw value of an answer, which is what is checked on the way back. */
  write(key: string, raw: unknown, now: number): void
  clear(): void
}

/** A cache over a store that may be missing. */
export function createSessionCache(store: TextStore | null): SessionCache {
  const memory = new Map<string, { at: number; output: unknown }>()
  const known = new Set<string>()
  const nameOf = (key: string) => `parlour:${version}:${key}`

  return {
    read<T>(key: string, ttl: number, now: number, schema: v.GenericSchema<unknown, T>) {
      const held = memory.get(key)
      if (held) return now - held.at < ttl ? (held.output as T) : undefined
      const text = store?.get(nameOf(key))
      if (!text) return undefined
      try {
        const { at, value } = v.parse(entry, JSON.parse(text))
        const output = v.parse(schema, value)
        if (now - at >= ttl || at > now) throw new Error('old')
        memory.set(key, { at, output })
        known.add(key)
        return output
      } catch {
        store?.remove(nameOf(key))
        return undefined
      }
    },
    write(key, raw, now) {
      memory.delete(key)
      known.add(key)
      store?.set(nameOf(key), JSON.stringify({ at: now, value: raw }))
    },
    clear() {
      for (const key of known) store?.remove(nameOf(key))
      memory.clear()
      known.clear()
    },
  }
}
