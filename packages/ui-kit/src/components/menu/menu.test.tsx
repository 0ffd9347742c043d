import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Menu } from './menu.tsx'
import * as stories from './menu.stories.tsx'

checkStories(stories)

test('Enter opens the menu, arrows move, Escape closes and the focus returns', async () => {
  const screen = await render(<Menu label="My account" trigger={<button type="button">Me</button>} items={[{ id: 'a', label: 'Wallet', onSelect: vi.fn() }, { id: 'b', label: 'Log out' }]} />)
  const trigger = screen.getByRole('button', { name: 'Me' })
  ;(trigger.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Wallet' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
})
