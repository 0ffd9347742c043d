import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { games } from '../../testing/lobby.ts'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { PageShell } from '../page-shell/page-shell.tsx'
import { GameStage } from './game-stage.tsx'
import * as stories from './game-stage.stories.tsx'

checkStories(stories)

const Shell = ({ children }: { children: ReactNode }) => (
  <PageShell skipLabel="Skip to the game" header={<header className="p-header" />}>
    {children}
  </PageShell>
)

test.each([
  [1440, 64],
  [1100, 64],
  [412, 56],
])('at %i px the stage takes the whole room under the header, and no strip is left', async (width, header) => {
  await page.viewport(width, 823)
  const screen = await render(
    <Shell>
      <GameStage title="Jade Dragon">
        <iframe title="Jade Dragon" srcDoc="<p>Jade Dragon</p>" sandbox="allow-scripts" />
      </GameStage>
    </Shell>,
  )
  const {
    left,
    width: across,
    top,
    height,
  } = screen.container.querySelector('iframe')?.getBoundingClientRect() ?? new DOMRect()
  expect({ left, across, top, height }).toEqual({
    left: 0,
    across: document.documentElement.clientWidth,
    top: header,
    height: 823 - header,
  })
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

test.each([1440, 412])(
  '[SYS-10] at %i px a stage with a way back takes the whole window, header or not',
  async (width) => {
    await page.viewport(width, 823)
    const screen = await render(
      <Shell>
        <GameStage title="Jade Dragon" back={{ label: 'Back to the games', onClick: () => undefined }}>
          <iframe title="Jade Dragon" srcDoc="<p>Jade Dragon</p>" sandbox="allow-scripts" />
        </GameStage>
      </Shell>,
    )
    const {
      left,
      width: across,
      top,
      height,
    } = screen.container.querySelector('iframe')?.getBoundingClientRect() ?? new DOMRect()
    expect({ left, across, top, height }).toEqual({ left: 0, across: width, top: 0, height: 823 })
    const back = screen.getByRole('button', { name: 'Back to the games' }).element()
    expect(back.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    expect(document.elementFromPoint(10, 411)?.closest('button')).toBe(back)
  },
)

test('[MOD-08] what is said of a game stands above its frame, and the frame takes the rest', async () => {
  await page.viewport(1440, 823)
  const screen = await render(
    <Shell>
      <GameStage title="Jade Dragon" strip={<p style={{ blockSize: 40 }}>It opened here</p>}>
        <iframe title="Jade Dragon" srcDoc="<p>Jade Dragon</p>" sandbox="allow-scripts" />
      </GameStage>
    </Shell>,
  )
  const { top, bottom } = screen.container.querySelector('iframe')?.getBoundingClientRect() ?? new DOMRect()
  expect({ top, bottom }).toEqual({ top: 64 + 56, bottom: 823 })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jade Dragon' })).toBeInTheDocument()
})

const Lobby = () => {
  const [playing, setPlaying] = useState<string>()
  const tiles = games(4).map((game) => (
    <GameTile key={game.name} {...game} href={undefined} onOpen={() => setPlaying(game.name)} />
  ))
  return playing === undefined ? (
    <GameGrid label="Games">{tiles}</GameGrid>
  ) : (
    <>
      <GameStage title="Jade Dragon">
        <iframe title={playing} srcDoc="<p>The game</p>" sandbox="allow-scripts" />
      </GameStage>
      <button type="button" onClick={() => setPlaying(undefined)}>
        Leave
      </button>
    </>
  )
}

test('[BEY-19] after a game the focus is back on its tile, and arrow keys go on from there', async () => {
  const screen = await render(<Lobby />)
  await userEvent.click(screen.getByRole('button', { name: 'Tiger Fortune', exact: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await expect.element(screen.getByRole('button', { name: 'Tiger Fortune', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Derby Night', exact: true })).toHaveFocus()
})
