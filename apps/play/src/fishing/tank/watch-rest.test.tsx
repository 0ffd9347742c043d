import { afterEach, expect, test, vi } from 'vitest'
import { restsAfter, watchRest } from './watch-rest.ts'

afterEach(() => vi.useRealTimers())

test('a hall that is left alone rests, and goes on at the first sign of somebody', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const said: boolean[] = []
  const { wake, end } = watchRest((resting) => said.push(resting))
  vi.advanceTimersByTime(restsAfter - 1)
  document.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(restsAfter - 1)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual([true])
  document.dispatchEvent(new Event('keydown'))
  expect(said).toEqual([true, false])
  vi.advanceTimersByTime(restsAfter)
  wake()
  expect(said).toEqual([true, false, true, false])
  end()
  document.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(restsAfter)
  expect(said).toEqual([true, false, true, false])
})
