import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { TextArea } from './text-area.tsx'
import * as stories from './text-area.stories.tsx'

checkStories(stories)

test('it counts letters as people see them, and grows with the text', async () => {
  const screen = await render(<TextArea label="Note" limit={10} countLabel={(count, limit) => `${count}/${limit}`} />)
  const box = screen.getByRole('textbox')
  const height = box.element().getBoundingClientRect().height
  expect(height).toBe(112)
  await userEvent.fill(box, '👍👍')
  await expect.element(screen.getByText('2/10')).toBeVisible()
  await userEvent.fill(box, 'line\n'.repeat(9))
  await expect.element(screen.getByText('45/10')).toHaveAttribute('data-over', 'true')
  expect(box.element().getBoundingClientRect().height).toBeGreaterThan(height)
  expect(box.element().getBoundingClientRect().height).toBeLessThanOrEqual(320)
})
