import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { FilterBar } from './filter-bar.tsx'
import * as stories from './filter-bar.stories.tsx'

checkStories(stories)

const bar = <FilterBar search={<input aria-label="Search" />} end={<button type="button">Sort</button>}>{Array.from({ length: 6 }, (_, at) => <button key={at} type="button" style={{ width: 120 }}>Filter {at}</button>)}</FilterBar>
const box = (container: Element, selector: string) => container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

test.each(['ltr', 'rtl'])('search, filters and order stand in one row, the order at its end (%s)', async (dir) => {
  onTestFinished(() => { document.documentElement.dir = 'ltr' })
  document.documentElement.dir = dir
  await page.viewport(1440, 900)
  const { container } = await render(bar)
  const [row, end] = [box(container, '.p-filters__row'), box(container, '.p-filters__end')]
  expect(Math.abs(dir === 'ltr' ? row.right - end.right : row.left - end.left)).toBeLessThan(1)
  expect(box(container, '.p-filters__search').top).toBeLessThan(row.bottom)
})

test('on a phone the search has its own row and the filters scroll, not the page', async () => {
  await page.viewport(412, 823)
  const { container } = await render(bar)
  const row = container.querySelector('.p-filters__row')
  expect(box(container, '.p-filters__search').bottom).toBeLessThanOrEqual(box(container, '.p-filters__row').top)
  expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(412)
})
