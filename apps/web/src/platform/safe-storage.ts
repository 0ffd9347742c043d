import type { TextStore } from '@parlour/api-client'

/** A browser storage that never throws: blocked, full or missing, it falls back to memory. */
export function createSafeStorage(open: () => Storage): TextStore {
  const memory = new Map<string, string>()
  const attempt = <T>(attempted: (storage: Storage) => T): T | undefined => {
    try {
      return attempted(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
