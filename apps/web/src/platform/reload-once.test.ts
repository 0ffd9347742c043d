import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasOpenCalls, holdOpen } from './open-calls.ts'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn()
const kept = new Map<string, string>()
const getItem = (key: string) => kept.get(key) ?? null

beforeEach(() => {
  reload.mockClear()
  kept.clear()
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('sessionStorage', { getItem, setItem: (key: string, value: string) => kept.set(key, value) })
})
afterEach(() => void vi.unstubAllGlobals())

test('[SYS-20] a build loads the page anew once', () => {
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  expect(reload).toHaveBeenCalledOnce()
})

test('[SYS-20] the next build may do so again', () => {
  reloadOnce()
  for (const key of kept.keys()) kept.set(key, 'http://localhost/assets/of-another-build.js')
  expect(reloadOnce()).toBe(true)
})

test('[SYS-20] where the browser keeps nothing, or not even lets itself be asked, the page is not loaded anew', () => {
  vi.stubGlobal('sessionStorage', { getItem, setItem: () => undefined })
  expect(reloadOnce()).toBe(false)
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
  })
  expect(reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('[D2] while a call is on its way the page is not loaded anew; it may be after that, whatever became of the call', async () => {
  let lose = (): void => undefined
  const call = holdOpen(new Promise<never>((_, reject) => (lose = () => reject(new Error('lost')))))
  expect(reloadOnce()).toBe(false)
  lose()
  await expect(call).rejects.toThrow('lost')
  expect(hasOpenCalls()).toBe(false)
  expect(reloadOnce()).toBe(true)
})
