import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { games } from '../../testing/lobby.ts'
import { poster } from '../../testing/pictures.ts'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { Hero, HeroRow } from './hero.tsx'
import * as stories from './hero.stories.tsx'

checkStories(stories)

const row = (
  <HeroRow
    hero={
      <Hero
        name="Shark Reef"
        provider="Bluefin"
        poster={poster('SHARK REEF', 0)}
        facts={[
          { label: 'Best today', value: '₱ 8,940', money: true },
          { label: 'Return', value: '96.8%' },
        ]}
        play={{ label: 'Play', href: '/game' }}
      />
    }
  >
    <GameGrid label="Hot" layout="beside">
      {games(10).map((game) => (
        <GameTile key={game.href} {...game} />
      ))}
    </GameGrid>
  </HeroRow>
)

test('beside the hero stand two rows of five, and the hero is as high as they are', async () => {
  await page.viewport(1440, 900)
  const { container } = await render(row)
  const tops = [...container.querySelectorAll('li')].map((tile) => tile.offsetTop)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5)
  const [hero, grid] = ['.p-hero', '.p-grid'].map(
    (part) => container.querySelector(part)?.getBoundingClientRect().height ?? 0,
  )
  expect(Math.abs((hero ?? 0) - (grid ?? 0))).toBeLessThanOrEqual(1)
})

test('gold is for the sum that was won, not for the return', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<div data-theme="dark">{row}</div>)
  expect(getComputedStyle(screen.getByText('₱ 8,940').element()).color).toBe('rgb(243, 199, 111)')
  expect(getComputedStyle(screen.getByText('96.8%').element()).color).toBe('rgb(244, 242, 249)')
})

test('below 1100 px the shelf stands alone', async () => {
  await page.viewport(1099, 900)
  const screen = await render(<div data-theme="dark">{row}</div>)
  expect(screen.getByRole('article').query()).toBeNull()
})
