import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './compare-table.stories.tsx'

checkStories(stories)

const { Ranks } = composeStories(stories)

test('[MEM-02] a phone shows a card for each, the own one open, and nothing is wider than 320', async () => {
  await page.viewport(320, 700)
  const screen = await render(createElement(Ranks))
  const list = screen.getByRole('list', { name: 'All ranks' })
  expect(list.getByRole('listitem').elements()).toHaveLength(9)
  const open = () => [...screen.container.querySelectorAll('details[open]')].map((card) => card.textContent)
  expect(open()).toEqual([expect.stringContaining('VIP2You')])
  await list.getByText('VIP3').click()
  await expect.poll(open).toEqual([expect.stringContaining('VIP3')])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('where the table is wider than its place, it is scrolled with the keys and names its rows all the time', async () => {
  await page.viewport(900, 700)
  const screen = await render(
    <div style={{ inlineSize: 560 }}>
      <Ranks />
    </div>,
  )
  const region = screen.getByRole('region', { name: 'All ranks' })
  await expect.element(region).toHaveAttribute('tabindex', '0')
  region.element().scrollLeft = 200
  const name = screen.getByRole('rowheader', { name: 'Salary a month' })
  await expect
    .poll(() => name.element().getBoundingClientRect().left)
    .toBe(region.element().getBoundingClientRect().left)
})
