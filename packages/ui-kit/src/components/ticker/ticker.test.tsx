import { withMotion } from '@parlour/vitest/motion'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { checkStories } from '../../testing/check-stories.ts'
import { Ticker, TickerSkeleton } from './ticker.tsx'
import * as stories from './ticker.stories.tsx'

withMotion()

checkStories(stories)

const items = ['One', 'Two'].map((text) => ({ id: text, text }))
const line = (interval: number) => (
  <Ticker label="News" items={items} onOpen={() => undefined} pauseLabel="Stop" playLabel="Go on" interval={interval} />
)

test('[LOB-01] the line goes on by itself, and stands still while the focus is in it or it was stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const screen = await render(line(6_000))
  vi.advanceTimersByTime(6_000)
  await expect.element(screen.getByRole('button', { name: 'Two' })).toBeVisible()
  const item = screen.getByRole('button', { name: 'Two' }).element() as HTMLElement
  item.focus()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  item.blur()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await screen.getByRole('button', { name: 'Stop' }).click()
  await expect.element(screen.getByRole('button', { name: 'Go on' })).toBeVisible()
  expect(vi.getTimerCount()).toBe(0)
})

test('[LOB-01] who wants no motion gets a line that stands still until it is let go', async () => {
  const motion = vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList)
  const screen = await render(line(6_000))
  await expect.element(screen.getByRole('button', { name: 'Go on' })).toBeVisible()
  motion.mockRestore()
})

test('[LOB-01] the line is as high before its news have come', async () => {
  const full = await render(line(60_000))
  const high = full.container.querySelector('.p-ticker')?.getBoundingClientRect().height
  await full.unmount()
  const empty = await render(<TickerSkeleton />)
  expect(empty.container.querySelector('.p-ticker')?.getBoundingClientRect().height).toBe(high)
})
