import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './period-result.stories.tsx'

checkStories(stories)

const { Playground } = composeStories(stories)

test('[BEY-20] the figures stand in one row, and in two columns on a phone', async () => {
  await page.viewport(1440, 900)
  const { container } = await render(createElement(Playground))
  const tops = () =>
    new Set([...container.querySelectorAll('.p-period__figure')].map((figure) => figure.getBoundingClientRect().top))
  expect(tops().size).toBe(1)
  await page.viewport(412, 823)
  expect(tops().size).toBe(3)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(412)
})
