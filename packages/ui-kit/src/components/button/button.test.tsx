import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Button } from './button.tsx'
import * as stories from './button.stories.tsx'

checkStories(stories)

test('a loading button keeps its width, says that it is busy and takes no click', async () => {
  const onClick = vi.fn()
  const screen = await render(<Button onClick={onClick}>Deposit</Button>)
  const button = screen.getByRole('button', { name: 'Deposit' })
  const width = button.element().getBoundingClientRect().width
  await screen.rerender(<Button onClick={onClick} loading>Deposit</Button>)
  ;(button.element() as HTMLElement).click()
  expect(onClick).not.toHaveBeenCalled()
  expect(button.element().getBoundingClientRect().width).toBe(width)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
})

test('the small button still has a hit area of 44 px', async () => {
  const screen = await render(<Button size="sm">Small</Button>)
  const { height } = screen.getByRole('button').element().getBoundingClientRect()
  expect(height).toBe(36)
  expect(Number.parseFloat(getComputedStyle(screen.getByRole('button').element(), '::after').height)).toBeGreaterThanOrEqual(44)
})
