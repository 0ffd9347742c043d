import { afterEach, expect, test, vi } from 'vitest'
import { firstInteraction } from './first-interaction.ts'

afterEach(() => void vi.useRealTimers())

const wait = () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const come = vi.fn()
  void firstInteraction(page).then(come)
  return { page, come }
}

test.each(['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'])(
  'what follows the first screen is asked for at the first %s',
  async (sign) => {
    const { page, come } = wait()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(come).not.toHaveBeenCalled()
    page.dispatchEvent(new Event(sign))
    await vi.advanceTimersByTimeAsync(0)
    expect(come).toHaveBeenCalledOnce()
  },
)

test('[BEY-03] a page that nobody touches goes on when the pause after landing is over', async () => {
  const { come } = wait()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(come).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(come).toHaveBeenCalledOnce()
})
