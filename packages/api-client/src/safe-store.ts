import type { TextStore } from './ports.ts'

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A text store over browser storage that never throws: when the
 * storage is blocked, full or missing, texts stay in memory.
 *
 * @param open returns the storage; it is called for each text, since reading `window.sessionStorage` itself can throw
 * @returns the store
 * @example const store = createSafeStore(() => window.sessionStorage)
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
