import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { providers } from '../../testing/lobby.ts'
import { logo } from '../../testing/pictures.ts'
import { ProviderChips } from './provider-chips.tsx'
import { ProviderGrid } from './provider-grid.tsx'
import * as stories from './provider.stories.tsx'

checkStories(stories)

const heights = (container: Element, selector: string) =>
  [
    ...new Set(
      [...container.querySelectorAll(selector)].map((part) => Math.round(part.getBoundingClientRect().height)),
    ),
  ].filter((height) => height > 0)

test.each([
  [1440, 76, 26, 6],
  [1000, 76, 26, 4],
  [412, 60, 22, 3],
])('at %i px cells are %i high, logos %i, %i a row', async (width, cell, mark, perRow) => {
  await page.viewport(width, 900)
  const { container } = await render(<ProviderGrid label="Providers" providers={providers} />)
  expect(heights(container, '.p-providers__link')).toEqual([cell])
  expect(Math.max(...heights(container, '.p-logo'))).toBeLessThanOrEqual(mark)
  const tops = [...container.querySelectorAll('li')].map((item) => item.offsetTop)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow)
})

test('chips are 56 high with logos of 24', async () => {
  await page.viewport(1440, 900)
  const { container } = await render(<ProviderChips label="Providers" providers={providers} />)
  expect(heights(container, '.p-provider-chip')).toEqual([56])
  expect(heights(container, '.p-logo')).toEqual([24])
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['kalesa-dark', 'dark'],
  ['kalesa-light', 'light'],
])('in %s the logo has its shade for %s grounds', async (theme, shade) => {
  const { container } = await render(
    <div data-theme={theme}>
      <ProviderChips label="Providers" providers={providers.slice(0, 1)} />
    </div>,
  )
  const shown = [...container.querySelectorAll<HTMLElement>('.p-logo')].filter((image) => image.checkVisibility())
  expect(shown.map((image) => image.dataset.shade)).toEqual([shade])
})

test('a cell shows the provider’s own colours under a mouse, and nothing moves', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <ProviderGrid label="Providers" providers={[{ ...providers[0]!, colorSrc: logo('Paper Tiger', '#ff8f9d') }]} />,
  )
  const cell = screen.getByRole('link', { name: 'Paper Tiger' })
  const before = cell.element().getBoundingClientRect().height
  await userEvent.hover(cell)
  await expect.poll(() => screen.container.querySelector('.p-providers__color')?.checkVisibility()).toBe(true)
  expect(cell.element().getBoundingClientRect().height).toBe(before)
})

test.each(['ltr', 'rtl'])(
  '[LOB-02] on a phone the chosen provider stands in view, and only the row has moved (%s)',
  async (dir) => {
    onTestFinished(() => {
      document.documentElement.dir = 'ltr'
    })
    document.documentElement.dir = dir
    await page.viewport(412, 823)
    const top = window.scrollY
    await render(
      <ProviderChips
        label="Providers"
        all={{ label: 'All providers', href: '/slots' }}
        providers={providers}
        current="Glasshouse"
      />,
    )
    const { left, right } = page.getByRole('link', { name: 'Glasshouse' }).element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(412)
    expect([window.scrollX, window.scrollY]).toEqual([0, top])
  },
)

test('[LOB-04] a provider that has one game opens it; one without a logo has its name', async () => {
  const onOpen = vi.fn()
  await render(
    <ProviderChips label="Providers" providers={[{ id: 'BTI', name: 'BTi Sports', logo: { src: '' }, onOpen }]} />,
  )
  await page.getByRole('button', { name: 'BTi Sports' }).click()
  expect(onOpen).toHaveBeenCalledOnce()
})
