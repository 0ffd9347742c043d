import { settled } from '@parlour/vitest/settled'
import { waitFor } from '@parlour/vitest/wait-for'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { CountdownCard } from './countdown-card.tsx'
import { Countdown } from './countdown.tsx'
import { timeLeft } from './time-left.ts'
import * as stories from './countdown.stories.tsx'

checkStories(stories)

test('a part of a second counts as a whole one, so nothing is over before its time', () => {
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  expect(timeLeft(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

describe('against a clock of its own', () => {
  const end = 1_000_000_000
  let clock = 0
  const now = () => clock
  const words = { unit: (name: string) => name, text: 'Ends at midnight' }
  const figures = () =>
    [...document.querySelectorAll('.p-countdown__figure')].map(({ textContent }) => textContent).join(':')
  /** The clock and the timers move together. */
  const pass = (milliseconds: number) => {
    clock += milliseconds
    vi.advanceTimersByTime(milliseconds)
  }
  const shows = (text: string) => waitFor(() => expect(figures()).toBe(text))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('[MOD-05] at zero it shows 00:00:00, says so once, then leaves', async () => {
    clock = end - 1500
    const onEnd = vi.fn()
    await render(<Countdown {...words} end={end} now={now} onEnd={onEnd} />)
    await shows('00:00:02')
    pass(500)
    await shows('00:00:01')
    pass(1000)
    await shows('00:00:00')
    expect(onEnd).toHaveBeenCalledOnce()
    await waitFor(() => {
      pass(3000)
      expect(figures()).toBe('')
    })
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('[BEY-18] once it is over it cannot restart: neither by a later end nor by a clock that steps back', async () => {
    clock = end - 500
    const screen = await render(<Countdown {...words} end={end} now={now} />)
    await shows('00:00:01')
    pass(500)
    await shows('00:00:00')
    clock = end - 60_000
    await screen.rerender(<Countdown {...words} end={end + 3_600_000} now={now} />)
    await waitFor(() => {
      vi.advanceTimersByTime(3000)
      expect(figures()).toBe('')
    })
    vi.advanceTimersByTime(60_000)
    expect(figures()).toBe('')
  })

  test('[BEY-18] what is over already never shows', async () => {
    clock = end + 1
    const onEnd = vi.fn()
    await render(<Countdown {...words} end={end} now={now} onEnd={onEnd} />)
    await waitFor(() => expect(document.querySelector('.p-countdown')).toBeNull())
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('a tab that was hidden shows the right time when it is looked at again, though no timer ran', async () => {
    clock = end - 600_000
    await render(<Countdown {...words} end={end} now={now} />)
    await shows('00:10:00')
    clock += 300_000
    document.dispatchEvent(new Event('visibilitychange'))
    await shows('00:05:00')
  })

  test('it is not announced each second: those who listen get the end in words', async () => {
    clock = end - 600_000
    const screen = await render(<Countdown {...words} end={end} now={now} />)
    await shows('00:10:00')
    const time = screen.container.querySelector('time')
    expect(time?.dateTime).toBe(new Date(end).toISOString())
    expect(time?.querySelector('.p-hidden')?.textContent).toBe('Ends at midnight')
    expect(screen.container.querySelectorAll('[aria-live], [role="timer"], [role="status"]')).toHaveLength(0)
    expect(time?.querySelector('.p-countdown__figures')?.getAttribute('aria-hidden')).toBe('true')
  })

  test('[MOD-05] without a link there is no card; with one it stands in the lower end corner', async () => {
    clock = end - 600_000
    await page.viewport(1440, 900)
    const card = { ...words, end, now, title: 'Lantern draw closes in', closeLabel: 'Close' }
    const screen = await render(<CountdownCard {...card} />)
    expect(screen.container.childElementCount).toBe(0)
    await screen.rerender(<CountdownCard {...card} href="/promotion/lantern" />)
    await shows('00:10:00')
    const box = screen.container.querySelector('.p-countdown-card')!
    vi.useRealTimers()
    await settled()
    const { right, bottom } = box.getBoundingClientRect()
    expect([right, bottom]).toEqual([1416, 876])
  })
})
