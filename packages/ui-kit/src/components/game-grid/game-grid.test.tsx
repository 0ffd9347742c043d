import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { GameTile } from '../game-tile/game-tile.tsx'
import { games } from '../../testing/lobby.ts'
import { GameGrid } from './game-grid.tsx'
import * as stories from './game-grid.stories.tsx'

checkStories(stories)

const press = async (key: string) => {
  await userEvent.keyboard(key)
  return document.activeElement?.textContent
}

test('[BEY-19] the grid is one stop of the Tab key, and arrow keys, Home and End move inside it', async () => {
  await page.viewport(1440, 900)
  await render(
    <>
      <button type="button">Before</button>
      <GameGrid label="Games">{games(14).map((game) => <GameTile key={game.href} {...game} favourite={undefined} maintenance={undefined} />)}</GameGrid>
      <button type="button">After</button>
    </>,
  )
  const names = games(14).map(({ name }) => name)
  await userEvent.keyboard('{Tab}')
  expect(await press('{Tab}')).toBe(names[0])
  expect(await press('{ArrowRight}')).toBe(names[1])
  expect(await press('{ArrowDown}')).toBe(names[8])
  expect(await press('{ArrowUp}')).toBe(names[1])
  expect(await press('{End}')).toBe(names[13])
  expect(await press('{ArrowDown}')).toBe(names[13])
  expect(await press('{Home}')).toBe(names[0])
  expect(await press('{ArrowRight}')).toBe(names[1])
  expect(await press('{Tab}')).toBe('After')
  expect(await press('{Shift>}{Tab}{/Shift}')).toBe(names[1])
})

test.each([[1440, 7], [1200, 6], [800, 6], [412, 3]])('at %i px there are %i tiles a row', async (width, perRow) => {
  await page.viewport(width, 900)
  const screen = await render(<GameGrid label="Games">{games(14).map((game) => <GameTile key={game.href} {...game} />)}</GameGrid>)
  const tops = [...screen.container.querySelectorAll('li')].map((tile) => tile.offsetTop)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow)
})
