import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { waitFor } from '@parlour/vitest/wait-for'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './chart.stories.tsx'

checkStories(stories)

const { BarsAndLine, Losses, NinetyDays } = composeStories(stories)
const barsOf = (container: Element) =>
  [...container.querySelectorAll<SVGGraphicsElement>('.p-chart__bars > path')].map((bar) => bar.getBoundingClientRect())

test('bars are at most 18 px wide, and the picture is never wider than its place', async () => {
  for (const width of [1440, 390]) {
    await page.viewport(width, 900)
    const screen = await render(createElement(BarsAndLine))
    const plot = screen.container.querySelector('.p-chart__plot')!
    await waitFor(() => expect(plot.querySelector('svg')!.getAttribute('viewBox')).toBe(`0 0 ${plot.clientWidth} 240`))
    for (const bar of barsOf(screen.container)) expect(bar.width).toBeLessThanOrEqual(18.01)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await screen.unmount()
  }
})

test('losses hang below zero', async () => {
  const { container } = await render(createElement(Losses))
  const zero = container.querySelector('[data-zero] line')!.getBoundingClientRect().top
  const [first, second] = barsOf(container)
  expect(first!.bottom).toBeCloseTo(zero, 0)
  expect(second!.top).toBeCloseTo(zero, 0)
})

test('right-to-left the first day is on the right, and the left arrow goes on', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await page.viewport(1440, 900)
  const screen = await render(createElement(BarsAndLine))
  await waitFor(() => expect(barsOf(screen.container)[0]!.left).toBeGreaterThan(barsOf(screen.container)[1]!.left))
  ;(screen.getByRole('application').element() as HTMLElement).focus()
  await expect.element(screen.getByRole('application')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('2 August, Deposits 9,600.00, Withdrawals 6,300.00, Net +3,300.00')
})

test('the pointer shows a day and says nothing; the tip stays on the page in the last day', async () => {
  await page.viewport(390, 844)
  const screen = await render(createElement(BarsAndLine))
  const plot = screen.getByRole('application')
  const { width, height } = plot.element().getBoundingClientRect()
  await userEvent.hover(plot, { position: { x: width - 4, y: height / 2 } })
  await waitFor(() => expect(screen.container.querySelector('.p-chart__tip')?.textContent).toContain('14 August'))
  expect(screen.container.querySelector('.p-chart__tip')!.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('names under the axis never touch', async () => {
  await page.viewport(390, 844)
  const { container } = await render(createElement(NinetyDays))
  await waitFor(() => expect(container.querySelectorAll('.p-chart__name').length).toBeLessThan(8))
  const names = [...container.querySelectorAll('.p-chart__name')].map((name) => name.getBoundingClientRect())
  names.slice(1).forEach((name, index) => expect(name.left).toBeGreaterThan(names[index]!.right))
})

test('back from the table the picture is as wide as its place again', async () => {
  await page.viewport(1000, 900)
  const screen = await render(createElement(BarsAndLine))
  const fits = () =>
    waitFor(() => {
      const plot = screen.container.querySelector('.p-chart__plot')
      expect(plot?.querySelector('svg')?.getAttribute('viewBox')).toBe(`0 0 ${plot?.clientWidth} 240`)
    })
  await fits()
  const turn = screen.getByRole('switch')
  await userEvent.click(turn)
  await expect.element(screen.getByRole('table')).toBeVisible()
  await page.viewport(700, 900)
  await userEvent.click(turn)
  await fits()
})
