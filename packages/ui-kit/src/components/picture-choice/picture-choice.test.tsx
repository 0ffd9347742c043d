import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './picture-choice.stories.tsx'

checkStories(stories)

const { None } = composeStories(stories)

test('[MEM-02] each picture is a target of 56 on a phone, and what is chosen has a tick beside its ring', async () => {
  await page.viewport(320, 700)
  const screen = await render(createElement(None))
  const third = screen.getByRole('radio', { name: 'Picture 3' })
  const { width, height } = third.element().getBoundingClientRect()
  expect([width, height]).toEqual([56, 56])
  const ticks = () =>
    [...screen.container.querySelectorAll('.p-pictures__mark')].filter((mark) => mark.checkVisibility()).length
  expect(ticks()).toBe(0)
  await third.click()
  await expect.element(third).toBeChecked()
  expect(ticks()).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
