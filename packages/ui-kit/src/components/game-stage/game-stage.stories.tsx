import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { games } from '../../testing/lobby.ts'
import { mark } from '../../testing/shell.tsx'
import { Brand } from '../brand/brand.tsx'
import { Button } from '../button/button.tsx'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { Header } from '../header/header.tsx'
import { Notice } from '../notice/notice.tsx'
import { PageShell } from '../page-shell/page-shell.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { GameStage } from './game-stage.tsx'

type Story = StoryObj<typeof GameStage>

const table =
  '<style>body{margin:0;height:100vh;display:grid;place-items:center;background:#0c5c63;color:#4fe8de;font:600 32px sans-serif}</style><p>Jade Dragon</p>'
const game = (title: string) => (
  <GameStage title={title}>
    <iframe title={title} srcDoc={table} sandbox="allow-scripts" />
  </GameStage>
)
const shell = (children: ReactNode, end?: ReactNode) => (
  <PageShell
    skipLabel="Skip to the game"
    header={
      <Header label="Categories" brand={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />} end={end} />
    }
  >
    {children}
  </PageShell>
)

const dossier = {
  purpose: 'The room that a game’s frame fills. What opens in a window of its own needs none.',
  anatomyOf: 'Playing',
  anatomy: [
    {
      at: '.p-header',
      name: 'Header',
      says: 'Stays: the balance is in sight while one plays. With back there is none: the stage takes the whole window.',
    },
    {
      at: '.p-game-stage',
      name: 'Stage',
      says: 'All of the window below the header, from edge to edge at every width, on the ground of a well. With a bottom bar, all above it.',
    },
  ],
  dos: [
    { says: 'Make it the only child of the page: it takes the margins of main away.' },
    { says: 'Give the frame the name of the game for its title: the focus finds its way back by it.' },
  ],
  donts: [
    {
      says: 'Do not lay anything of ours over the frame: no counters, no offers; the handle of back is all there may be.',
    },
    { says: 'No strip for news: it says only what concerns this game.' },
    { says: 'Do not show a field for a secret while a frame is there.' },
  ],
  accessibility: [
    'The frame’s title says the game.',
    'The way back comes before the frame in the order of Tab, and shows its words under the pointer and with the focus.',
    'When the stage goes, the focus returns to the tile of that game as soon as its grid is there again, unless the person has done something first.',
  ],
} satisfies Dossier

const meta: Meta<typeof GameStage> = {
  title: 'Lobby/GameStage',
  component: GameStage,
  parameters: { layout: 'fullscreen', dossier },
}
export default meta

export const Playground: StoryObj<typeof GameStage> = {
  args: {
    title: 'Jade Dragon',
    back: { label: 'Back to the games', onClick: fn() },
    children: <Spinner label="Jade Dragon is opening" />,
  },
}
export const Playing: Story = { render: () => shell(game('Jade Dragon')) }
export const Opening: Story = {
  render: () =>
    shell(
      <GameStage title="Jade Dragon">
        <Spinner label="Jade Dragon is opening" />
      </GameStage>,
    ),
}
export const WithStrip: Story = {
  render: () =>
    shell(
      <GameStage
        title="Jade Dragon"
        strip={
          <Notice tone="warn" action={<Button size="sm">Open in a window</Button>}>
            Your browser blocked the window, so Jade Dragon opened here.
          </Notice>
        }
      >
        <iframe title="Jade Dragon" srcDoc={table} sandbox="allow-scripts" />
      </GameStage>,
    ),
}
const left = fn()
/** Nothing but the game, and a way back at its edge. */
export const WholePage: Story = {
  render: () => (
    <GameStage title="Jade Dragon" back={{ label: 'Back to the games', onClick: left }}>
      <iframe title="Jade Dragon" srcDoc={table} sandbox="allow-scripts" />
    </GameStage>
  ),
  play: async ({ canvas, userEvent }) => {
    left.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Back to the games' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(left).toHaveBeenCalledOnce()
  },
}
export const Alone: Story = { render: () => game('Jade Dragon') }

const Lobby = () => {
  const [title, setTitle] = useState<string>()
  const tiles = games(7).map((tile) => (
    <GameTile key={tile.name} {...tile} href={undefined} onOpen={() => setTitle(tile.name)} />
  ))
  return shell(
    title === undefined ? <GameGrid label="Games">{tiles}</GameGrid> : game(title),
    title === undefined ? undefined : <Button onClick={() => setTitle(undefined)}>Leave the game</Button>,
  )
}
/** Opens a game by keyboard, leaves it, and is back on its tile. */
export const ComesBack: Story = {
  render: () => <Lobby />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Tiger Fortune' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByTitle('Tiger Fortune')).toBeVisible()
    canvas.getByRole('button', { name: 'Leave the game' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tiger Fortune' })).toHaveFocus())
  },
}
