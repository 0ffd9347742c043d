import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Tabs } from './tabs.tsx'
import * as stories from './tabs.stories.tsx'

checkStories(stories)

test('arrow keys, Home and End move among the tabs and choose', async () => {
  const Three = () => {
    const [value, setValue] = useState('a')
    return <Tabs label="Letters" value={value} onValue={setValue} tabs={['a', 'b', 'c'].map((one) => ({ value: one, label: one }))}>{`Panel ${value}`}</Tabs>
  }
  const screen = await render(<Three />)
  await userEvent.click(screen.getByRole('tab', { name: 'a' }))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'c' })).toHaveFocus()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Panel c')
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('tab', { name: 'a' })).toHaveAttribute('aria-selected', 'true')
})
