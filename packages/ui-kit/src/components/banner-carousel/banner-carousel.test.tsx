import { waitFor } from '@parlour/vitest/wait-for'
import { withMotion } from '@parlour/vitest/motion'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { banner } from '../../testing/pictures.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import * as stories from './banner-carousel.stories.tsx'

withMotion()

checkStories(stories)

const carousel = {
  label: 'Promotions',
  pauseLabel: 'Pause',
  playLabel: 'Play',
  slideLabel: (n: number, of: number) => `${n} of ${of}`,
}
const slides = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${n}`, src: banner(`${n}`, n), alt: `Banner ${n}` }))

/** The dots that have been the current one, from now on: a banner may pass between two looks of a slow machine. */
const watchDots = (container: Element): ReadonlySet<string> => {
  const seen = new Set<string>()
  const look = () => {
    const current = container.querySelector('[aria-current="true"]')
    if (current) seen.add(current.getAttribute('aria-label') ?? current.textContent)
  }
  look()
  new MutationObserver(look).observe(container, { subtree: true, attributes: true, childList: true })
  return seen
}

const running = (container: Element) => container.querySelector('.p-banner__dots[data-running]') !== null

test('[BAN-02] more than one banner moves, loops and rests on the first until it is started again, and can be paused; a dot goes to its banner', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <>
      <BannerCarousel {...carousel} slides={slides(3)} interval={1500} />
      <p>Elsewhere</p>
    </>,
  )
  // A pointer that an earlier test left over the banner would hold it.
  await userEvent.hover(screen.getByText('Elsewhere'))
  const seen = watchDots(screen.container)
  await waitFor(() => expect(seen.size).toBe(3))
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true }), { timeout: 20_000 }).toBeVisible()
  await expect.element(screen.getByRole('group', { name: '1 of 3' })).toHaveAttribute('data-current', 'true')
  expect(running(screen.container)).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Play', exact: true }))
  await expect.poll(() => running(screen.container)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '3 of 3' }))
  await expect.element(screen.getByRole('group', { name: '3 of 3' })).toHaveAttribute('data-current', 'true')
})

test('[BAN-02] one banner stands still and has no dots', async () => {
  const screen = await render(<BannerCarousel {...carousel} slides={slides(1)} />)
  expect(screen.getByRole('button').query()).toBeNull()
})

test('[BAN-03] the moving parts take over without a shift of the first slide', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<BannerCarousel {...carousel} slides={slides(3)} interval={60_000} />)
  const first = screen.getByRole('img', { name: 'Banner 0' }).element()
  const before = first.getBoundingClientRect()
  await expect.element(screen.getByRole('button', { name: 'Pause' }), { timeout: 20_000 }).toBeVisible()
  const after = first.getBoundingClientRect()
  expect([after.left, after.width, after.top]).toEqual([before.left, before.width, before.top])
})

test('[BAN-02] a slide stays 5 seconds; hovering, focus and a hidden tab hold it', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <>
      <BannerCarousel {...carousel} slides={slides(3).map((slide) => ({ ...slide, href: `#${slide.id}` }))} />
      <button type="button">Elsewhere</button>
    </>,
  )
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  await userEvent.hover(elsewhere)
  await expect.poll(() => running(screen.container), { timeout: 20_000 }).toBe(true)
  expect(screen.container.querySelector<HTMLElement>('.p-banner__dots')?.style.getPropertyValue('--interval')).toBe(
    '5000ms',
  )

  await userEvent.hover(screen.getByRole('group', { name: '1 of 3' }))
  await expect.poll(() => running(screen.container)).toBe(false)
  await userEvent.hover(elsewhere)
  await expect.poll(() => running(screen.container)).toBe(true)

  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Banner 0' })).toHaveFocus()
  await expect.poll(() => running(screen.container)).toBe(false)
  await userEvent.click(elsewhere)
  await expect.poll(() => running(screen.container)).toBe(true)

  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => running(screen.container)).toBe(false)
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => running(screen.container)).toBe(true)
})

test('[BAN-02] who wants less motion gets none by itself, and can start it', async () => {
  const less = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList)
  const screen = await render(<BannerCarousel {...carousel} slides={slides(2)} />)
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true }), { timeout: 20_000 }).toBeVisible()
  expect(running(screen.container)).toBe(false)
  less.mockRestore()
})

test('[BAN-03] on home the slide stands in the middle, its neighbours beside it at a distance', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<BannerCarousel {...carousel} layout="centred" slides={slides(3)} interval={60_000} />)
  await expect.element(screen.getByRole('button', { name: 'Pause' }), { timeout: 20_000 }).toBeVisible()
  const [left, middle, right] = [2, 0, 1].map((n) =>
    screen.container.querySelector(`[alt="Banner ${n}"]`)!.getBoundingClientRect(),
  )
  const box = screen.container.querySelector('.p-banner')!.getBoundingClientRect()
  expect(Math.abs(middle!.left + middle!.width / 2 - (box.left + box.width / 2))).toBeLessThan(1)
  expect(right!.left - middle!.right).toBeGreaterThan(8)
  expect(middle!.left - left!.right).toBeGreaterThan(8)
})
