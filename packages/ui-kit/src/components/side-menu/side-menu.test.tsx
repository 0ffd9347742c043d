import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { menuGroups } from '../../testing/shell.tsx'
import { SideMenu } from './side-menu.tsx'
import * as stories from './side-menu.stories.tsx'

checkStories(stories)

const menu = async () => {
  await page.viewport(1440, 900)
  return render(<div style={{ width: 232 }}><SideMenu label="Places" groups={menuGroups()} /></div>)
}

test('a mouse that rests on a row opens its sub-list and closes it when it leaves', async () => {
  const screen = await menu()
  await userEvent.hover(screen.getByRole('link', { name: 'Slots' }))
  await expect.element(screen.getByRole('link', { name: 'All slots 1,284' })).toBeVisible()
  await userEvent.hover(screen.getByRole('link', { name: 'Point mall' }))
  await expect.element(screen.getByRole('link', { name: 'All slots 1,284' })).not.toBeInTheDocument()
})

test('Enter opens the sub-list and goes into it; Escape closes it and comes back', async () => {
  const screen = await menu()
  const row = screen.getByRole('link', { name: 'Slots' })
  ;(row.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('link', { name: 'All slots 1,284' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.element(row).toHaveFocus()
  await expect.element(row).toHaveAttribute('aria-expanded', 'false')
})

test('lottery and draws have no sub-list', async () => {
  const screen = await menu()
  for (const name of ['Lottery', 'Draws']) {
    await expect.element(screen.getByRole('link', { name })).not.toHaveAttribute('aria-expanded')
  }
})
