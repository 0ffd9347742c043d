import type { Endpoint } from '../endpoint.ts'
import type { TextStore } from '../ports.ts'

/** How long a key is kept without a final answer, in milliseconds: after a day the platform has forgotten it as well. */
export const keptFor = 24 * 60 * 60_000

/** The idempotency key of a call whose answer is still to come, where a page that is loaded again finds it. */
export interface AttemptKey {
  /** The key that waits for its answer at the time `now`, in milliseconds since 1970. */
  read(now: number): string | null
  keep(key: string, now: number): void
  drop(): void
}

const entry = /^(\d{1,16}) ([\w-]{8,64})$/

/** Keeps a key under the endpoint's name and a scope of the caller's; a store that lost or spoilt it reads as empty. */
export function createAttemptKey(store: TextStore, { name }: Pick<Endpoint, 'name'>, scope: string): AttemptKey {
  const place = `attempt.1/${name}/${scope}`
  return {
    read(now) {
      const [, at = '', key = ''] = entry.exec(store.get(place) ?? '') ?? []
      if (key && now - Number(at) < keptFor) return key
      store.remove(place)
      return null
    },
    keep: (key, now) => store.set(place, `${Math.trunc(now)} ${key}`),
    drop: () => store.remove(place),
  }
}
