import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import type { Dossier } from '../../testing/dossier.ts'
import { games } from '../../testing/lobby.ts'
import { GameTile, type GameTileProps } from '../game-tile/game-tile.tsx'
import { TileInfo } from './tile-info.tsx'
import { TileSimilar } from './tile-similar.tsx'

const [dragon] = games(1) as [GameTileProps]
const details = fn()
const similar = fn()
const List = ({ children }: { children: ReactNode }) => <ul style={{ maxWidth: 160, padding: 4 }}>{children}</ul>
const info = <TileInfo label="Details of Jade Dragon" onClick={details} />
const closed = { ...dragon, maintenance: 'Under maintenance, back at 06:30' }
const instead = (
  <TileSimilar label="Games similar to Jade Dragon" onClick={similar}>
    Similar games
  </TileSimilar>
)

const dossier = {
  purpose:
    'What else can be done with a game than open it: read about it, and go on to others while it is closed. A click on the tile itself opens the game.',
  anatomyOf: 'Details',
  anatomy: [
    {
      at: '.p-tile-info',
      name: 'Details',
      says: 'Icon 16 in t3 in a box of 28, hit in 44, at the end of the provider’s line. Hover s3 and t1.',
    },
  ],
  dos: [
    { says: 'Put it inside GameTile, after all else: Tab goes from the name to the heart to the details.' },
    { says: 'Name the game in the label: a list of "Details" says nothing.' },
  ],
  donts: [
    { says: 'Not on home: its tiles are for opening.' },
    { says: 'No third action; what is more stands in the details.' },
  ],
  accessibility: [
    'A button of its own, outside the link of the tile, in the same roving stop of the grid.',
    'On a closed tile the way to similar games takes the line of the provider and is a button, too.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'from the heart to the details, then out of the grid' },
    { keys: 'Enter, Space', does: 'opens it' },
  ],
} satisfies Dossier

const meta: Meta<typeof TileInfo> = { title: 'Lobby/TileAction', component: TileInfo, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof TileInfo> = {
  args: { label: 'Details of Jade Dragon', onClick: fn() },
  render: (args) => (
    <List>
      <GameTile {...dragon}>
        <TileInfo {...args} />
      </GameTile>
    </List>
  ),
}
export const Details: StoryObj = {
  render: () => (
    <List>
      <GameTile {...dragon}>{info}</GameTile>
    </List>
  ),
}
export const Closed: StoryObj = {
  render: () => (
    <List>
      <GameTile {...closed}>{instead}</GameTile>
    </List>
  ),
}
export const ClosedWithDetails: StoryObj = {
  render: () => (
    <List>
      <GameTile {...closed}>
        {instead}
        {info}
      </GameTile>
    </List>
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 120 }}>
      <List>
        <GameTile {...dragon} provider="Quarterstaff Interactive Manila">
          {info}
        </GameTile>
      </List>
    </div>
  ),
}
export const ByKeyboard: StoryObj = {
  ...Details,
  play: async ({ canvas, userEvent }) => {
    details.mockClear()
    for (const _ of ['name', 'heart', 'details']) await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Details of Jade Dragon' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(details).toHaveBeenCalledOnce()
  },
}
