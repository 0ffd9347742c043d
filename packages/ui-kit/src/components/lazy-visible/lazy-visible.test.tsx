import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { LazyVisible } from './lazy-visible.tsx'
import * as stories from './lazy-visible.stories.tsx'

checkStories(stories)

afterEach(() => {
  vi.unstubAllGlobals()
  window.scrollTo(0, 0)
})

const show = async (before: number, onNear: () => void) => {
  await page.viewport(800, 1000)
  await render(
    <main>
      <div style={{ height: before }} />
      <LazyVisible height={900} onNear={onNear} />
      <p>The end</p>
    </main>,
  )
}
const looked = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

test('[LOB-01] a place further away than 600 px waits, keeps its room, and is told once when it comes near', async () => {
  const onNear = vi.fn()
  await show(3000, onNear)
  await looked()
  expect(onNear).not.toHaveBeenCalled()
  expect(document.documentElement.scrollHeight).toBeGreaterThan(3900)
  window.scrollTo(0, 1500)
  await expect.poll(() => onNear).toHaveBeenCalledOnce()
  window.scrollTo(0, 0)
  await looked()
  window.scrollTo(0, 1500)
  await looked()
  expect(onNear).toHaveBeenCalledOnce()
})

test.each([
  [412, 1860],
  [768, 2640],
  [1100, 2330],
  [1400, 1990],
])('[LOB-01] at %i px the room of home is %i px high, without a style of its own', async (width, height) => {
  await page.viewport(width, 900)
  const { container } = await render(<LazyVisible height="home" onNear={() => undefined} />)
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(height)
  expect(container.firstElementChild?.hasAttribute('style')).toBe(false)
})

test('[LOB-01] the focus of somebody who goes by keyboard brings it near as well', async () => {
  const onNear = vi.fn()
  await page.viewport(800, 1000)
  await render(
    <main>
      <div style={{ height: 3000 }} />
      <button type="button">The last game</button>
      <LazyVisible height={900} onNear={onNear} />
    </main>,
  )
  page.getByRole('button').element().focus()
  await expect.poll(() => onNear).toHaveBeenCalledOnce()
})

test('[LOB-01] a browser that cannot watch it gets it when it is idle', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const onNear = vi.fn()
  await show(3000, onNear)
  await expect.poll(() => onNear).toHaveBeenCalledOnce()
})
