import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { games } from '../../testing/lobby.ts'
import { GameTile } from './game-tile.tsx'
import * as stories from './game-tile.stories.tsx'

checkStories(stories)

test('a tile is at most twelve elements', async () => {
  const screen = await render(<ul><GameTile {...games(1)[0]!} /></ul>)
  expect(screen.container.querySelectorAll('li, li *').length).toBeLessThanOrEqual(12)
})

test('the heart is a toggle beside the link, not inside it', async () => {
  const onToggle = vi.fn()
  const screen = await render(<ul><GameTile {...games(1)[0]!} favourite={{ on: true, label: 'Favourite: Jade Dragon', onToggle }} /></ul>)
  const heart = screen.getByRole('button', { name: 'Favourite: Jade Dragon' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart)
  expect(onToggle).toHaveBeenCalledOnce()
  expect(heart.element().closest('a')).toBeNull()
})

test('a game under maintenance takes no click and says why', async () => {
  const onOpen = vi.fn()
  const screen = await render(<ul><GameTile {...games(1)[0]!} onOpen={onOpen} maintenance="Under maintenance" /></ul>)
  await expect.element(screen.getByText('Under maintenance')).toBeVisible()
  expect(screen.getByRole('link').query()).toBeNull()
})
