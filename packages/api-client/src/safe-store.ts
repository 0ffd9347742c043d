import type { TextStore } from './ports.ts'

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A browser storage that never throws: blocked, full or missing, it falls back to memory. The storage is opened anew for
 * each text, since naming it is what throws: `createSafeStore(() => window.sessionStorage)`.
 */
export function createSafeStore(open: () => TextStorage): TextStore {
  const memory = new Map<string, string>()
  const attempt = <Found>(attempted: (storage: TextStorage) => Found): Found | undefined => {
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
