import { waitFor } from '@parlour/vitest/wait-for'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { LoadMore } from './load-more.tsx'
import * as stories from './load-more.stories.tsx'

checkStories(stories)

test('it asks by itself when it comes near the screen, and not while it is busy', async () => {
  const onMore = vi.fn()
  const screen = await render(<LoadMore auto busy label="More" onMore={onMore} />)
  await screen.rerender(<LoadMore auto label="More" onMore={onMore} />)
  await waitFor(() => expect(onMore).toHaveBeenCalledOnce())
})

test('[LOB-02] pages that come by themselves are at least 200 ms apart', async () => {
  // A clock that moves when the test waits, so that a stall of the machine is no pause of the list.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const times: number[] = []
  const onMore = () => void times.push(performance.now())
  const screen = await render(<LoadMore auto label="More" shown="1" onMore={onMore} />)
  for (const shown of ['2', '3']) {
    const before = times.length
    await waitFor(() => expect(times.length).toBeGreaterThan(before))
    await screen.rerender(<LoadMore auto label="More" shown={shown} onMore={onMore} />)
  }
  await waitFor(() => expect(times).toHaveLength(3))
  expect(Math.min(...times.slice(1).map((time, at) => time - (times[at] ?? 0)))).toBeGreaterThanOrEqual(200)
})

test('[LOB-02] a page that did not come is said and asked for again by a button, not by itself', async () => {
  const onMore = vi.fn()
  const screen = await render(
    <LoadMore
      auto
      label="More"
      shown="42 of 84"
      onMore={onMore}
      problem={{ text: 'It did not come.', retryLabel: 'Try again' }}
    />,
  )
  await expect.element(screen.getByRole('alert').getByText('It did not come.')).toBeVisible()
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
  expect(onMore).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onMore).toHaveBeenCalledOnce()
})
