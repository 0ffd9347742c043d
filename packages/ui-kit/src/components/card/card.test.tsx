import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './card.stories.tsx'

checkStories(stories)

const { InARow } = composeStories(stories)

test('[MEM-02] cards in a row end at one height, and stand one under the other on a phone', async () => {
  await page.viewport(1100, 700)
  const { container } = await render(createElement(InARow))
  const boxes = () => [...container.querySelectorAll('.p-card')].map((card) => card.getBoundingClientRect())
  const [first, second] = boxes()
  expect(first?.bottom).toBe(second?.bottom)
  expect(first?.width).toBe(second?.width)
  await page.viewport(412, 823)
  const [above, below] = boxes()
  expect(below?.top).toBeGreaterThan(above?.bottom ?? 0)
})
