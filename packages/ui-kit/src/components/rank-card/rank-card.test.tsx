import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './rank-card.stories.tsx'

checkStories(stories)

const { Between } = composeStories(stories)

test('[MEM-02] rank and goal stand side by side, and one under the other on a phone', async () => {
  await page.viewport(1440, 900)
  const { container } = await render(createElement(Between))
  const box = (part: string) => container.querySelector(`.p-rank-card__${part}`)!.getBoundingClientRect()
  expect(box('next').left).toBeGreaterThan(box('who').right)
  await page.viewport(412, 823)
  expect(box('next').top).toBeGreaterThanOrEqual(box('who').bottom)
})
