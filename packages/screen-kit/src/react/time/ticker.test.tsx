import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTicker } from './ticker.ts'

let at = 10_400
const clock = { now: () => at, observe: () => undefined }
const pass = (milliseconds: number) => {
  at += milliseconds
  vi.advanceTimersByTime(milliseconds)
}
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  at = 10_400
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[BEY-18] all who listen share one timer, which ticks on whole seconds and ends with the last of them', () => {
  const ticker = createTicker(clock)
  const [first, second] = [vi.fn(), vi.fn()]
  const leave = [ticker.listen(first), ticker.listen(second)]
  expect(vi.getTimerCount()).toBe(1)
  pass(599)
  expect(first).not.toHaveBeenCalled()
  pass(1)
  expect([ticker.now(), first.mock.calls.length, second.mock.calls.length]).toEqual([11_000, 1, 1])
  leave[0]?.()
  pass(1000)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
  leave[1]?.()
  expect(vi.getTimerCount()).toBe(0)
})

test('[BEY-18] a hidden tab has no timer; seen again, it shows the right time at once', () => {
  const ticker = createTicker(clock)
  const leave = ticker.listen(() => undefined)
  see('hidden')
  expect(vi.getTimerCount()).toBe(0)
  at += 60_000
  see('visible')
  expect([ticker.now(), vi.getTimerCount()]).toEqual([70_000, 1])
  leave()
})
