import { expect, test } from 'vitest'
import { forgetRemembered, remember, remembered } from '../index.ts'
import { createMemoryStore } from '../testing/create-test-session.ts'

const now = Date.UTC(2026, 0, 15, 12)
const day = 86_400_000

test('[LOG-07] the login name is kept for one day and not a moment longer', () => {
  const store = createMemoryStore()
  remember(store, ' demo01 ', now)
  expect(remembered(store, now + day - 1)).toBe('demo01')
  expect(remembered(store, now + day)).toBeNull()
  expect(store.entries.size).toBe(0)
})

test('[LOG-07] unticking clears what was kept', () => {
  const store = createMemoryStore()
  remember(store, 'demo01', now)
  forgetRemembered(store)
  expect(store.entries.size).toBe(0)
})

test('[LOG-07] an entry that is broken or reaches too far ahead is removed', () => {
  for (const text of ['{', '[]', JSON.stringify({ username: 'demo01', until: now + 9 * day })]) {
    const store = createMemoryStore({ 'parlour:1:remembered': text })
    expect(remembered(store, now)).toBeNull()
    expect(store.entries.size).toBe(0)
  }
})
