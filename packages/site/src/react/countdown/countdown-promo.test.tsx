import { createFakeServer } from '@parlour/api-client/testing'
import { createMemoryStore } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { settled } from '@parlour/vitest/settled'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { CountdownPromo } from '../index.ts'

const origin = 'https://vesper.example'
const now = Date.UTC(2026, 0, 15, 12)
const link = (url: string | null, labelNameEn = 'Lantern draw') => [
  { resourceType: 'POPLINK', url, qrCodeUrl: null, labelNameEn },
]

const show = async (
  resources = link('/promoDetail?id=101'),
  end = now + 3_600_000,
  store = createMemoryStore(),
  tick = () => 0,
) => {
  const screen = await render(
    <Surroundings server={createFakeServer()} messages={messages} client={{ now, monotonic: tick }}>
      <main style={{ blockSize: 200 }}>
        <CountdownPromo resources={resources} origin={origin} end={end} store={store} />
      </main>
    </Surroundings>,
  )
  return { screen, store }
}
const card = () => document.querySelector('.p-countdown-card')

test('[MOD-05] the countdown names what ends, leads to it, and floats: the page keeps its place', async () => {
  const { screen } = await show()
  const way = screen.getByRole('link', { name: /Lantern draw ends in/ })
  await expect.element(way).toHaveAttribute('href', '/promoDetail?id=101')
  await expect.element(way).not.toHaveAttribute('target')
  expect(way.element().textContent).toContain('01hour:00min:00sec')
  expect(getComputedStyle(card()!).position).toBe('fixed')
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[MOD-05] an address of another site opens beside this one, and knows nothing of it', async () => {
  const { screen } = await show(link('https://t.example/draw', 'POPLINK'))
  const way = screen.getByRole('link', { name: /This offer ends in/ })
  await expect.element(way).toHaveAttribute('target', '_blank')
  await expect.element(way).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each([
  ['no resource', []],
  ['a hostile address', link('javascript:alert(1)')],
])('[MOD-05] with %s there is no countdown', async (_, resources) => {
  await show(resources)
  expect(card()).toBeNull()
})

test('[MOD-05] once closed it stays closed for this session', async () => {
  const { screen, store } = await show()
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(card()).toBeNull()
  await screen.unmount()
  await show(undefined, undefined, store)
  expect(card()).toBeNull()
})

test('[BEY-18] at its end by the server\u2019s clock it shows zeros, leaves, and never begins again', async () => {
  let time = 0
  const { screen, store } = await show(undefined, now + 400, undefined, () => time)
  await expect.poll(card).not.toBeNull()
  time = 500
  await expect.poll(() => card()?.querySelector('.p-countdown__figures')?.textContent).toBe('00hours:00min:00sec')
  await expect.poll(card, { timeout: 30_000 }).toBeNull()
  await screen.unmount()
  await show(undefined, now + 3_600_000, store)
  expect(card()).toBeNull()
})

test('[BEY-18] one that is over already never shows', async () => {
  const seen = vi.fn()
  const watch = new MutationObserver(() => card() && seen())
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  await show(undefined, now - 1)
  expect(card()).toBeNull()
  expect(seen).not.toHaveBeenCalled()
})

test('[MOD-05] on a phone it stands above the bar at the bottom', async () => {
  await page.viewport(412, 823)
  onTestFinished(() => page.viewport(1440, 900))
  await show()
  await expect.poll(card).not.toBeNull()
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--size-bar'))
  expect(bar).toBeGreaterThan(0)
  await settled()
  expect(card()!.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - bar)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(412)
})
