import type { Database } from './open-database.ts'

const cacheMs = 60_000

type Read<Value> = (db: Database, now: number) => Promise<Value>

/**
 * Reads a value that is the same for all visitors at most once a minute for each database; a failed read is not cached.
 */
export function cacheForMinute<Value>(read: Read<Value>): Read<Value> {
  const kept = new WeakMap<Database, { readonly at: number; readonly value: Promise<Value> }>()
  return (db, now) => {
    const held = kept.get(db)
    if (held && now - held.at < cacheMs) return held.value
    const value = read(db, now)
    kept.set(db, { at: now, value })
    value.catch(() => kept.delete(db))
    return value
  }
}
