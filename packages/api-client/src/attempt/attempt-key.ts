import type { Endpoint } from '../endpoint.ts'
import type { TextStore } from '../ports.ts'

/**
 * How long a key is stored without a final response, in milliseconds:
 * an hour less than the 24 hours for which the platform knows it.
 */
export const attemptLifetimeMs = 23 * 60 * 60_000

/** A key and when its first try began, in milliseconds since 1970: later tries do not make it younger. */
export interface KeptKey {
  readonly key: string
  readonly at: number
}

/** The idempotency key of a call whose answer is still to come, where a page that is loaded again finds it. */
export interface AttemptKey {
  /** The key that waits for its answer at the time `now`, in milliseconds since 1970. */
  read(now: number): KeptKey | null
  /** Keeps a key, unless one waits already. */
  keep(kept: KeptKey, now: number): void
  /** Drops this key; one that another form keeps in the same place stays. */
  drop(kept: KeptKey): void
}

const entry = /^(\d{1,16}) ([\w-]{8,64})$/

/** Whether the platform still knows a key at the time `now`. */
export const isFresh = ({ at }: KeptKey, now: number): boolean => now - at < attemptLifetimeMs

/** Keeps a key under the endpoint's name and a scope of the caller's; a store that lost or spoilt it reads as empty. */
export function createAttemptKey(store: TextStore, { name }: Pick<Endpoint, 'name'>, scope: string): AttemptKey {
  const place = `attempt.1/${name}/${scope}`
  const stored = (): KeptKey | null => {
    const [, at = '', key = ''] = entry.exec(store.get(place) ?? '') ?? []
    return key ? { key, at: +at } : null
  }
  const read = (now: number): KeptKey | null => {
    const kept = stored()
    if (kept && isFresh(kept, now)) return kept
    store.remove(place)
    return null
  }
  return {
    read,
    keep({ key, at }, now) {
      if (!read(now)) store.set(place, `${at.toFixed()} ${key}`)
    },
    drop({ key }) {
      if (stored()?.key === key) store.remove(place)
    },
  }
}
