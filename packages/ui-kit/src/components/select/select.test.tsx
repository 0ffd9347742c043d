import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Select } from './select.tsx'
import * as stories from './select.stories.tsx'

checkStories(stories)

const options = [
  { value: 'a', label: 'Amber' },
  { value: 'b', label: 'Basalt' },
]

test('letters choose; the compact box is 44 high and keeps its label', async () => {
  const screen = await render(<Select compact label="Stone" options={options} />)
  const box = screen.getByRole('combobox', { name: 'Stone' })
  expect(screen.container.querySelector('.p-select')?.getBoundingClientRect().height).toBe(44)
  ;(box.element() as HTMLElement).focus()
  await userEvent.keyboard('b')
  await expect.element(box).toHaveValue('b')
})

test('right-to-left the caret stands at the left', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<Select label="Stone" options={options} />)
  const caret = (screen.container.querySelector('.p-select__caret') as Element).getBoundingClientRect()
  expect(caret.right).toBeLessThan(60)
})
