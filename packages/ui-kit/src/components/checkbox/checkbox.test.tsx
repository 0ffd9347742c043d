import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Checkbox } from './checkbox.tsx'
import * as stories from './checkbox.stories.tsx'

checkStories(stories)

test('the box is 20 px and the whole row of at least 44 is the target', async () => {
  const screen = await render(<Checkbox label="Remember me" />)
  const box = screen.getByRole('checkbox')
  const row = box.element().closest('label') as HTMLElement
  expect(box.element().getBoundingClientRect().width).toBe(20)
  expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(row, { position: { x: 140, y: 4 } })
  await expect.element(box).toBeChecked()
})

test('right-to-left the tick stands in the middle of its box', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<Checkbox label="Remember me" defaultChecked />)
  const { left, right } = getComputedStyle(screen.getByRole('checkbox').element(), '::after')
  expect([left, right]).toEqual(['0px', '0px'])
})
