import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { categories } from '../../testing/shell.tsx'
import { CategoryRow } from './category-row.tsx'
import * as stories from './category-row.stories.tsx'

checkStories(stories)

const row = <CategoryRow label="Categories" items={categories.slice(0, 9)} />

test('at 1440 px all nine stand in one row of equal columns, 100 px high at least', async () => {
  await page.viewport(1440, 900)
  const { container } = await render(row)
  const boxes = [...container.querySelectorAll('a')].map((item) => item.getBoundingClientRect())
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(Math.max(...boxes.map(({ width }) => width)) - Math.min(...boxes.map(({ width }) => width))).toBeLessThan(1)
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(100)
})

test('on a phone the row scrolls and the page does not', async () => {
  await page.viewport(412, 823)
  const { container } = await render(row)
  const list = container.querySelector('nav')
  expect(list?.scrollWidth).toBeGreaterThan(list?.clientWidth ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(412)
})
