import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './pagination.stories.tsx'

checkStories(stories)

const { Last, Middle } = composeStories(stories)
const cells = (container: Element) =>
  [...container.querySelectorAll('.p-pages__cell')]
    .map((cell) => cell.getBoundingClientRect())
    .filter(({ width }) => width > 0)

test.each([1440, 375, 320])('[MEM-04] at %d px every cell is 44 by 44 and stands on one line', async (width) => {
  await page.viewport(width, 900)
  const { container } = await render(createElement(Middle))
  expect(new Set(cells(container).map((cell) => `${cell.width} ${cell.height} ${cell.top}`)).size).toBe(1)
  expect(cells(container)[0]).toMatchObject({ width: 44, height: 44 })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('on the last page the caret keeps its place and is no link', async () => {
  const { container } = await render(createElement(Last))
  expect(container.querySelector('.p-pages__cell:last-child')).toHaveProperty('tagName', 'SPAN')
})
