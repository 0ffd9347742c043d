import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import * as stories from './confirm-dialog.stories.tsx'

checkStories(stories)

test('while it is busy neither Escape nor the way back closes it', async () => {
  const onCancel = vi.fn()
  const screen = await render(
    <ConfirmDialog
      open
      busy
      name="leave"
      title="Leave?"
      text="It runs."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={vi.fn()}
      onCancel={onCancel}
    />,
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Stay' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Leave' })).toHaveAttribute('aria-busy', 'true')
  expect(onCancel).not.toHaveBeenCalled()
})
