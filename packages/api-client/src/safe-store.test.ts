import { expect, test } from 'vitest'
import { createSafeStore } from './safe-store.ts'

const blocked = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('[API-03] a storage that throws on access falls back to memory', () => {
  const storage = createSafeStore(blocked)
  storage.set('token', 'abc')
  expect(storage.get('token')).toBe('abc')
  storage.remove('token')
  expect(storage.get('token')).toBeNull()
})

test('[API-03] a full storage keeps the value in memory', () => {
  const full = { getItem: () => null, setItem: () => blocked(), removeItem: () => undefined } as unknown as Storage
  const storage = createSafeStore(() => full)
  storage.set('lang', 'EN')
  expect(storage.get('lang')).toBe('EN')
})
