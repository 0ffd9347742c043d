import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { GameTile } from '../game-tile/game-tile.tsx'
import { games } from '../../testing/lobby.ts'
import { GameGrid, GridSkeleton } from './game-grid.tsx'
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
      <GameGrid label="Games">
        {games(14).map((game) => (
          <GameTile key={game.href} {...game} favourite={undefined} maintenance={undefined} />
        ))}
      </GameGrid>
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

test.each([
  [1440, 7],
  [1200, 6],
  [800, 6],
  [412, 3],
])('at %i px there are %i tiles a row', async (width, perRow) => {
  await page.viewport(width, 900)
  const screen = await render(
    <GameGrid label="Games">
      {games(14).map((game) => (
        <GameTile key={game.href} {...game} />
      ))}
    </GameGrid>,
  )
  const tops = [...screen.container.querySelectorAll('li')].map((tile) => tile.offsetTop)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow)
})

test('a grid that loads has the height of the grid that comes', async () => {
  await page.viewport(1440, 900)
  const open = games(14).map((game) => <GameTile key={game.href} {...game} maintenance={undefined} />)
  const screen = await render(
    <>
      <GameGrid label="Games">{open}</GameGrid>
      <GridSkeleton count={14} />
    </>,
  )
  const [grid, bones] = [...screen.container.querySelectorAll('ul')].map((list) => list.getBoundingClientRect().height)
  expect(Math.abs((grid ?? 0) - (bones ?? 0))).toBeLessThan(1)
})

test('from right to left the arrow keys are mirrored', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  document.documentElement.dir = 'rtl'
  const names = games(3).map(({ name }) => name)
  await render(
    <GameGrid label="Games">
      {games(3).map((game) => (
        <GameTile key={game.href} {...game} favourite={undefined} />
      ))}
    </GameGrid>,
  )
  await userEvent.keyboard('{Tab}')
  expect(await press('{ArrowLeft}')).toBe(names[1])
  expect(await press('{ArrowRight}')).toBe(names[0])
})

test('[BEY-19] a tile that takes the focus is scrolled out from under the header', async () => {
  await page.viewport(1440, 600)
  const screen = await render(
    <>
      <header className="p-header" />
      <GameGrid label="Games">
        {games(14).map((game) => (
          <GameTile key={game.href} {...game} favourite={undefined} />
        ))}
      </GameGrid>
      <div style={{ height: 2000 }} />
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await press('{End}')
  window.scrollTo(0, 1200)
  onTestFinished(() => window.scrollTo(0, 0))
  await press('{Home}')
  const top = document.activeElement?.closest('li')?.getBoundingClientRect().top ?? 0
  expect(top).toBeGreaterThanOrEqual(screen.container.querySelector('.p-header')?.clientHeight ?? 64)
})
