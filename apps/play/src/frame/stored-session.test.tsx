import { afterEach, expect, test, vi } from 'vitest'
import { keep, readStored } from './stored-session.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const pending = { path: '/api/slot/spin', body: { stake: 100 }, key: 'a-key-of-a-spin' } as const

test('a reload finds the session of its game, with what was asked for', () => {
  keep('10273', { token: 'one', pending })
  keep('10274', { token: 'other', pending: null })
  expect(readStored('10273')).toEqual({ token: 'one', pending })
  keep('10273', null)
  expect(readStored('10273')).toBeNull()
  expect(readStored('10274')).toEqual({ token: 'other', pending: null })
})

test('a frame without storage starts anew and plays on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => keep('10273', { token: 'one', pending: null })).not.toThrow()
  expect(readStored('10273')).toBeNull()
})
