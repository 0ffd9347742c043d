import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Tabs } from './tabs.tsx'
import * as stories from './tabs.stories.tsx'

checkStories(stories)

test('arrow keys, Home and End move among the tabs and choose', async () => {
  const Three = () => {
    const [value, setValue] = useState('a')
    return (
      <Tabs
        label="Letters"
        value={value}
        onValue={setValue}
        tabs={['a', 'b', 'c'].map((one) => ({ value: one, label: one }))}
      >{`Panel ${value}`}</Tabs>
    )
  }
  const screen = await render(<Three />)
  await userEvent.click(screen.getByRole('tab', { name: 'a' }))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'c' })).toHaveFocus()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Panel c')
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('tab', { name: 'a' })).toHaveAttribute('aria-selected', 'true')
})

test('right-to-left the left arrow goes on; tabs are 44 high and 24 apart', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const onValue = vi.fn()
  const screen = await render(
    <Tabs
      label="Letters"
      value="a"
      onValue={onValue}
      tabs={['a', 'b', 'c'].map((one) => ({ value: one, label: one }))}
    />,
  )
  const [a, b] = screen
    .getByRole('tab')
    .elements()
    .map((tab) => tab.getBoundingClientRect())
  expect(a!.height).toBe(44)
  expect(a!.left - b!.right).toBeCloseTo(24, 0)
  await userEvent.click(screen.getByRole('tab', { name: 'a' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(onValue).toHaveBeenLastCalledWith('b')
})
