import type { Database } from './open-database.ts'

const keptMs = 60_000

type Read<Value> = (db: Database, now: number) => Promise<Value>

/** Reads what is the same for everybody at most once a minute for each database; a read that fails is not kept. */
export function cacheForMinute<Value>(read: Read<Value>): Read<Value> {
  const kept = new WeakMap<Database, { readonly at: number; readonly value: Promise<Value> }>()
  return (db, now) => {
    const held = kept.get(db)
    if (held && now - held.at < keptMs) return held.value
    const value = read(db, now)
    kept.set(db, { at: now, value })
    value.catch(() => kept.delete(db))
    return value
  }
}
