import { isApiError } from '@parlour/api-client'
import { afterEach, expect, test, vi } from 'vitest'
import { importWithRetry } from './import-with-retry.ts'

afterEach(() => void vi.useRealTimers())

test('[SYS-20] a part that does not arrive is lost as such, with what the browser said', async () => {
  const said = new TypeError('Failed to fetch')
  const lost: unknown = await importWithRetry(() => Promise.reject(said)).catch((error: unknown) => error)
  expect(isApiError(lost, 'chunk') && lost.cause).toBe(said)
})

test('[SYS-20] a part of the site is asked for once more, under another address', async () => {
  const asked = vi.fn(() =>
    Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/no/such/part.js`)),
  )
  const lost: unknown = await importWithRetry(asked).catch((error: unknown) => error)
  expect(isApiError(lost, 'chunk') && String(lost.cause)).toContain('/no/such/part.js?again=')
  expect(asked).toHaveBeenCalledOnce()
})

test('[SYS-20] nothing is asked of a foreign address', async () => {
  const said = new TypeError('Failed to fetch dynamically imported module: http://elsewhere.invalid/part.js')
  const lost: unknown = await importWithRetry(() => Promise.reject(said)).catch((error: unknown) => error)
  expect(isApiError(lost, 'chunk') && lost.cause).toBe(said)
})

test('[SYS-20] a part that is on its way for 120 seconds is lost', async () => {
  vi.useFakeTimers()
  const lost = vi.fn()
  const part = importWithRetry(() => new Promise<never>(() => undefined)).catch(lost)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(lost).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await part
  expect(isApiError(lost.mock.calls[0]?.[0], 'chunk')).toBe(true)
})
