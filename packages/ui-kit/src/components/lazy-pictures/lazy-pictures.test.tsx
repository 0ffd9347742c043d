import { waitFor } from '@parlour/vitest/wait-for'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { poster } from '../../testing/pictures.ts'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import { createWatch } from './create-watch.ts'
import { lazyDefaults } from './lazy-defaults.ts'
import { LazyPictures } from './lazy-pictures.tsx'

afterEach(() => window.scrollTo(0, 0))

const list = (tops: readonly number[], options = {}) => (
  <LazyPictures {...options}>
    <div style={{ position: 'relative', height: 9000 }}>
      {tops.map((top) => (
        <div key={top} style={{ position: 'absolute', top }}>
          <LazyImage src={poster(`At ${top}`, top)} alt={`At ${top}`} width={150} height={200} />
        </div>
      ))}
    </div>
  </LazyPictures>
)
const waits = (container: Element, name: string) =>
  container.querySelector(`img[alt="${name}"]`)?.hasAttribute('data-waiting')

test('[CON-03] the measures are those of the specification', () => {
  expect(lazyDefaults).toEqual({ cache: 200, preload: 1.3, throttle: 200, threshold: 0.1 })
})

test('[LOB-09] a picture within 1.3 windows loads, one further down waits until the page comes near', async () => {
  await page.viewport(800, 1000)
  const { container } = await render(list([100, 1250, 1285, 4000]))
  await waitFor(() => expect(waits(container, 'At 1250')).toBe(false))
  expect([waits(container, 'At 100'), waits(container, 'At 4000')]).toEqual([false, true])
  // 15 px of 200 stand within the line at 1300: less than a tenth.
  expect(waits(container, 'At 1285')).toBe(true)
  window.scrollTo(0, 3000)
  await waitFor(() => expect(waits(container, 'At 4000')).toBe(false))
})

test('[LOB-09] waiting and come, a picture has the same box', async () => {
  await page.viewport(800, 1000)
  const { container } = await render(list([4000]))
  const size = () => {
    const { width, height } = container.querySelector('img')!.getBoundingClientRect()
    return [width, height]
  }
  expect(size()).toEqual([150, 200])
  window.scrollTo(0, 3500)
  await waitFor(() => expect(waits(container, 'At 4000')).toBe(false))
  expect(size()).toEqual([150, 200])
})

test('[LOB-09] a picture that came before is there at once when its place comes back', async () => {
  await page.viewport(800, 1000)
  const screen = await render(list([100]))
  await waitFor(() => expect(waits(screen.container, 'At 100')).toBe(false))
  await waitFor(() => expect(screen.container.querySelector('img')?.complete).toBe(true))
  await screen.rerender(list([]))
  await screen.rerender(list([100]))
  expect(waits(screen.container, 'At 100')).toBe(false)
})

test('[CON-03] the last 200 are remembered, the oldest makes room', () => {
  const watch = createWatch(lazyDefaults)
  for (let n = 0; n <= 200; n += 1) watch.keep(`/${n}.svg`)
  expect([watch.has('/0.svg'), watch.has('/1.svg'), watch.has('/200.svg')]).toEqual([false, true, true])
})

test('[LOB-09] pictures that only fly past within 200 ms are not asked for', async () => {
  await page.viewport(800, 1000)
  // The 200 ms pass when the test says so, however long the page takes to draw.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { container } = await render(list([4000, 8000]))
  const here = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
  await here()
  vi.advanceTimersByTime(200)
  window.scrollTo(0, 4000)
  await here()
  await here()
  vi.advanceTimersByTime(199)
  window.scrollTo(0, 8000)
  await here()
  await here()
  expect([waits(container, 'At 4000'), waits(container, 'At 8000')]).toEqual([true, true])
  vi.advanceTimersByTime(1)
  await waitFor(() => expect(waits(container, 'At 8000')).toBe(false))
  expect(waits(container, 'At 4000')).toBe(true)
})
