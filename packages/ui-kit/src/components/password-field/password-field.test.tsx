import { waitFor } from '@parlour/vitest/wait-for'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { PasswordField } from './password-field.tsx'
import * as stories from './password-field.stories.tsx'

checkStories(stories)

test('showing the password keeps the focus and the caret', async () => {
  const screen = await render(
    <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="marigold" />,
  )
  const input = screen.getByLabelText('Password', { exact: true })
  const element = input.element() as HTMLInputElement
  element.focus()
  element.setSelectionRange(3, 3)
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveFocus()
  await waitFor(() => expect(element.selectionStart).toBe(3))
  await expect.element(screen.getByRole('button', { name: 'Hide password' })).toBeVisible()
})

test('the eye is drawn 36 wide and can be hit in 44, right-to-left at the left', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />)
  const eye = screen.getByRole('button').element()
  const hit = getComputedStyle(eye, '::after')
  expect(eye.getBoundingClientRect().width).toBe(36)
  expect([Number.parseFloat(hit.width), Number.parseFloat(hit.height)].every((side) => side >= 44)).toBe(true)
  expect(eye.getBoundingClientRect().left).toBeLessThan(60)
})
