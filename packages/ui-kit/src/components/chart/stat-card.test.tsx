import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './stat-card.stories.tsx'

checkStories(stories)

const { Loading, Overview } = composeStories(stories)

test('the change is coloured by good or bad, the arrow alone says up or down', async () => {
  const { container } = await render(createElement(Overview))
  const changes = [...container.querySelectorAll<HTMLElement>('.p-stat__amount')]
  const [deposits, withdrawals, , , players] = changes.map((one) => ({
    tone: one.dataset.tone,
    color: getComputedStyle(one).color,
    arrow: one.querySelector('path')?.getAttribute('d'),
  }))
  expect(withdrawals?.arrow).not.toBe(deposits?.arrow)
  expect(withdrawals?.color).toBe(deposits?.color)
  expect(players?.arrow).toBe(withdrawals?.arrow)
  expect(players?.color).not.toBe(withdrawals?.color)
})

test('a sparkline is 96 × 36, and a card that loads is as high as one that shows', async () => {
  await page.viewport(1100, 900)
  const full = await render(createElement(Overview))
  const { width, height } = full.container.querySelector('.p-spark')!.getBoundingClientRect()
  expect([width, height]).toEqual([96, 36])
  const waiting = await render(createElement(Loading))
  const heightOf = (container: Element) => container.querySelectorAll('.p-card')[1]!.getBoundingClientRect().height
  expect(Math.abs(heightOf(waiting.container) - heightOf(full.container))).toBeLessThanOrEqual(1)
})
