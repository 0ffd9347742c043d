import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import * as stories from './filter-bar.stories.tsx'

checkStories(stories)

const bar = (
  <FilterBar search={<input aria-label="Search" />} end={<button type="button">Sort</button>}>
    {Array.from({ length: 6 }, (_, at) => (
      <button key={at} type="button" style={{ width: 120 }}>
        Filter {at}
      </button>
    ))}
  </FilterBar>
)
const box = (container: Element, selector: string) =>
  container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

test.each(['ltr', 'rtl'])('search, filters and order stand in one row, the order at its end (%s)', async (dir) => {
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  document.documentElement.dir = dir
  await page.viewport(1440, 900)
  const { container } = await render(bar)
  const [row, end] = [box(container, '.p-filters'), box(container, '.p-filters__end')]
  expect(Math.abs(dir === 'ltr' ? row.right - end.right : row.left - end.left)).toBeLessThan(1)
  expect(box(container, '.p-filters__search').top).toBeLessThan(end.bottom)
  expect(end.top).toBeLessThan(box(container, '.p-filters__search').bottom)
})

test('on a phone the search has its own row and the filters scroll, not the page', async () => {
  await page.viewport(412, 823)
  const { container } = await render(bar)
  const row = container.querySelector('.p-filters__row')
  expect(box(container, '.p-filters__search').bottom).toBeLessThanOrEqual(box(container, '.p-filters__row').top)
  expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(412)
})

test('[BEY-27] a short row that wraps leaves nothing outside of a phone of 320 px', async () => {
  await page.viewport(320, 640)
  const { container } = await render(
    <FilterBar wrap end={<button style={{ width: 180 }}>Save as CSV</button>}>
      <button style={{ width: 180 }}>Filters</button>
    </FilterBar>,
  )
  const row = container.querySelector('.p-filters__row')!
  expect(row.scrollWidth).toBe(row.clientWidth)
  expect(box(container, '.p-filters__end').top).toBeGreaterThan(box(container, 'button').top)
  expect(box(container, '.p-filters__end').left).toBe(box(container, 'button').left)
})

const Narrowed = () => {
  const [ids, setIds] = useState(['one', 'two', 'three'])
  return (
    <ActiveFilters
      label="In use"
      filters={ids.map((id) => ({ id, label: id, removeLabel: `Take back ${id}` }))}
      clearLabel="Clear"
      onRemove={(id) => setIds(ids.filter((other) => other !== id))}
      onClear={() => setIds([])}
    />
  )
}

test('[LOB-02] a filter that is taken back hands the focus to the next one, the last one to the one before', async () => {
  await render(<Narrowed />)
  const chip = (id: string) => page.getByRole('button', { name: `Take back ${id}` })
  await chip('two').click()
  await expect.element(chip('three')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(chip('one')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(chip('one')).not.toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: 'In use' })).toHaveFocus()
})

test('[LOB-02] all filters can be taken back at once, and nothing is left of the row', async () => {
  const { container } = await render(<Narrowed />)
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(container.querySelectorAll('button')).toHaveLength(0)
  expect(container.getBoundingClientRect().height).toBe(0)
})

test('[LOB-02] a row that is too long fades at the end that one can scroll to', async () => {
  await page.viewport(412, 823)
  const { container } = await render(bar)
  const row = container.querySelector('.p-filters__row')!
  const fade = () =>
    ['--p-fade-start', '--p-fade-end'].map((name) => Number.parseFloat(getComputedStyle(row).getPropertyValue(name)))
  await expect.poll(fade).toEqual([0, 40])
  row.scrollLeft = 9999
  await expect.poll(fade).toEqual([40, 0])
})

test('[LOB-02] a row that has room for all does not fade', async () => {
  await page.viewport(1440, 900)
  const { container } = await render(bar)
  const look = getComputedStyle(container.querySelector('.p-filters__row')!)
  expect(['--p-fade-start', '--p-fade-end'].map((name) => look.getPropertyValue(name))).toEqual(['0px', '0px'])
})
