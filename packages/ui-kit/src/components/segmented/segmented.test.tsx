import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Segmented } from './segmented.tsx'
import * as stories from './segmented.stories.tsx'

checkStories(stories)

test('at rest nothing is chosen', async () => {
  const onValue = vi.fn()
  const screen = await render(
    <Segmented
      disabled
      label="By"
      value="name"
      onValue={onValue}
      options={[
        { value: 'name', label: 'Username' },
        { value: 'number', label: 'Number' },
      ]}
    />,
  )
  await screen.getByText('Number').click({ force: true })
  await expect.element(screen.getByRole('radio', { name: 'Username' })).toBeChecked()
  expect(onValue).not.toHaveBeenCalled()
})

test('arrow keys choose', async () => {
  const Two = () => {
    const [value, setValue] = useState('name')
    return (
      <Segmented
        label="Log in with"
        value={value}
        onValue={setValue}
        options={[
          { value: 'name', label: 'Username' },
          { value: 'text', label: 'Text message' },
        ]}
      />
    )
  }
  const screen = await render(<Two />)
  await userEvent.click(screen.getByRole('radio', { name: 'Username' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Text message' })).toBeChecked()
})
