import type { Database } from './open-database.ts'

type Read<Key, Value> = (db: Database, key: Key, now: number) => Promise<Value>

interface Cached<Value> {
  readonly at: number
  readonly value: Promise<Value>
}

/** How many keys of one database are cached; the oldest goes first. */
const most = 500

/**
 * Caches what is the same for everybody, by database and key, for `maxAge` milliseconds. Calls that come while a value
 * is being read share that read; a read that fails is not cached.
 */
export function cacheFor<Key, Value>(
  maxAge: number,
  read: Read<Key, Value>,
  nameOf: (key: Key) => string = String,
): Read<Key, Value> {
  const databases = new WeakMap<Database, Map<string, Cached<Value>>>()
  return (db, key, now) => {
    const cached = databases.get(db) ?? new Map<string, Cached<Value>>()
    databases.set(db, cached)
    const name = nameOf(key)
    const found = cached.get(name)
    if (found && Math.abs(now - found.at) < maxAge) return found.value
    const value = read(db, key, now)
    cached.delete(name)
    cached.set(name, { at: now, value })
    if (cached.size > most) cached.delete(cached.keys().next().value ?? '')
    value.catch(() => {
      if (cached.get(name)?.value === value) cached.delete(name)
    })
    return value
  }
}
