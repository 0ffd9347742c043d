import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { grid } from '../../tokens/index.ts'
import { PageShell } from './page-shell.tsx'
import * as stories from './page-shell.stories.tsx'

checkStories(stories)

const shell = (
  <PageShell skipLabel="Skip" header={<header className="p-header">Header</header>} menu={<nav>Menu</nav>}>
    <p>Page</p>
  </PageShell>
)
const rectOf = (container: Element, selector: string) =>
  container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

test.each([
  [1440, 232, grid.wide.margin],
  [1100, 232, grid.desktop.margin],
  [900, 72, grid.tablet.margin],
  [412, 0, grid.phone.margin],
])('at %i px the menu is %i px wide and the margin of the page %i', async (width, menu, margin) => {
  await page.viewport(width, 900)
  const { container } = await render(shell)
  const across = rectOf(container, '.p-shell__menu').width
  const body = rectOf(container, '.p-shell__main')
  expect(across).toBe(menu)
  expect(rectOf(container, '.p-shell__main > p').left - body.left).toBe(margin)
})

test('a page is 1280 px wide at most, in the middle of what the menu leaves', async () => {
  await page.viewport(1920, 900)
  const { container } = await render(shell)
  const [main, content] = [rectOf(container, '.p-shell__main'), rectOf(container, '.p-shell__main > p')]
  expect(content.width).toBe(1280)
  expect(content.left - main.left).toBeCloseTo(main.right - content.right)
})

test('from right to left the menu stands at the right', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  document.documentElement.dir = 'rtl'
  const { container } = await render(shell)
  expect(rectOf(container, '.p-shell__menu').right).toBe(document.documentElement.clientWidth)
})
