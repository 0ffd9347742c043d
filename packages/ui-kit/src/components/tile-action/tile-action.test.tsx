import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { games } from '../../testing/lobby.ts'
import { GameTile } from '../game-tile/game-tile.tsx'
import * as stories from './tile-action.stories.tsx'
import { TileInfo } from './tile-info.tsx'
import { TileSimilar } from './tile-similar.tsx'

checkStories(stories)

const nothing = () => undefined

test('[BEY-23] the details are a target of at least 24 px, beside what opens the game', async () => {
  await page.viewport(412, 823)
  const screen = await render(
    <ul style={{ width: 120 }}>
      <GameTile {...games(1)[0]!}>
        <TileInfo label="Details of Jade Dragon" onClick={nothing} />
      </GameTile>
    </ul>,
  )
  const button = screen.getByRole('button', { name: 'Details of Jade Dragon' }).element()
  const { width, height, left, top } = button.getBoundingClientRect()
  expect([width, height]).toEqual([28, 28])
  expect(document.elementFromPoint(left + 14, top + 14)?.closest('button')).toBe(button)
})

test('[LOB-10] a closed tile with a way on is as high as any other', async () => {
  const [open] = games(1)
  const screen = await render(
    <>
      <ul style={{ width: 160 }}>
        <GameTile {...open!} />
      </ul>
      <ul style={{ width: 160 }}>
        <GameTile {...open!} maintenance="Closed">
          <TileSimilar label="Similar to Jade Dragon" onClick={nothing}>
            Similar games
          </TileSimilar>
        </GameTile>
      </ul>
    </>,
  )
  const [one, other] = [...screen.container.querySelectorAll('li')].map((tile) => tile.offsetHeight)
  expect(other).toBe(one)
})
