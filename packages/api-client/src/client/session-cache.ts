import type * as v from 'valibot'
import type { TextStore } from '../ports.ts'
import { runSchema } from '../schemas/run-schema.ts'
import type { Clock } from './clock.ts'

interface Entry {
  readonly at: number
  readonly value?: unknown
}

const version = 2

/**
 * Answers cached for this session: read once from the store, then from
 * memory. Entries that are broken, expired or do not fit are dropped.
 */
export interface SessionCache {
  /** A copy of the cached answer, so that no caller can change it for the next. */
  read<T>(key: string, ttl: number, schema: v.GenericSchema<unknown, T>): T | undefined
  /**
   * Called when the question is asked; what it returns keeps the answer, unless all was forgotten meanwhile: checked
   * for this page, raw for the store, because it is checked again on the way back.
   */
  keep(key: string): (raw: unknown, output: unknown) => void
  /** Drops the answers of this page, and those of earlier pages in the store. */
  clear(): void
}

/** Identifies the owner of an answer without its token: a hash below 2^47; empty for a guest. */
export const ownerOf = (token: string | null): string =>
  token
    ? Array.from(token)
        .reduce((sum, sign) => (sum * 33 + sign.charCodeAt(0)) % 2 ** 47, 7)
        .toString(36)
    : ''

/** A cache over a store that may be missing, full or blocked: then memory is all there is. */
export function createSessionCache(store: TextStore | null, clock: Clock): SessionCache {
  const memory = new Map<string, { at: number; output: unknown }>()
  let forgotten = 0
  const nameOf = (key: string) => `parlour:${version}:${key}`
  const attempt = <T>(attempted: (store: TextStore) => T): T | null => {
    try {
      return store && attempted(store)
    } catch {
      return null
    }
  }
  // A store cannot list its names, so an entry of its own does: one a line, under the empty key.
  const listed = () => attempt((place) => place.get(nameOf(''))?.split('\n')) ?? []
  const drop = (key: string) => {
    memory.delete(key)
    attempt((place) => place.remove(nameOf(key)))
  }

  const recall = (key: string, schema: v.GenericSchema) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` alone writes it; the value is checked below
    const kept = attempt((place) => JSON.parse(place.get(nameOf(key)) ?? 'null') as Entry | null)
    const checked = kept && runSchema(schema, kept.value)
    if (!checked || checked.issues) return null
    memory.set(key, { at: kept.at, output: checked.output })
    return memory.get(key)
  }

  return {
    read<T>(key: string, ttl: number, schema: v.GenericSchema<unknown, T>) {
      const held = memory.get(key) ?? recall(key, schema)
      const age = held ? clock.now() - held.at : -1
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of this key has read what is stored under it
      if (held && age >= 0 && age < ttl) return structuredClone(held.output) as T
      drop(key)
      return undefined
    },
    keep(key) {
      const asked = forgotten
      return (raw, output) => {
        if (asked !== forgotten) return
        const at = clock.now()
        memory.set(key, { at, output: structuredClone(output) })
        attempt((place) => {
          place.set(nameOf(''), [...new Set([...listed(), key])].join('\n'))
          place.set(nameOf(key), JSON.stringify({ at, value: raw }))
        })
      }
    },
    clear() {
      forgotten++
      for (const key of ['', ...listed(), ...memory.keys()]) drop(key)
    },
  }
}
