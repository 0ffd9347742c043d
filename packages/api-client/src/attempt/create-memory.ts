import type { TextStore } from '../ports.ts'

/** A text store in memory. */
export const createMemory = (): TextStore => {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}
