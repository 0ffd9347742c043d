import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { games } from '../../testing/lobby.ts'
import { GameTile, type GameTileProps } from './game-tile.tsx'
import { GameTileSkeleton } from './game-tile-skeleton.tsx'

type Story = StoryObj<typeof GameTile>

const [dragon, , tiger, , , , panda] = games(7) as [
  GameTileProps,
  GameTileProps,
  GameTileProps,
  GameTileProps,
  GameTileProps,
  GameTileProps,
  GameTileProps,
]
const List = ({ children }: { children: ReactNode }) => <ul style={{ maxWidth: 160, padding: 4 }}>{children}</ul>
const plain = { ...tiger, badge: undefined }

const dossier = {
  purpose:
    'One game: its poster does the shouting, the chrome stays quiet. The one game that is shown large is a Hero.',
  anatomyOf: 'Hot',
  anatomy: [
    {
      at: '.p-tile__poster',
      name: 'Poster',
      says: '3:4, r12, with a hair of light at its edge. Its alt is empty: the name stands below.',
    },
    {
      at: '.p-tile__badge',
      name: 'Badge',
      says: '22 high, r6, at the top start corner. Hot: ink at 88 % with a coral flame. New: paper.',
    },
    {
      at: '.p-heart',
      name: 'Heart',
      says: '44 box at the top end corner, disc 28, icon 18. Coral and filled when on.',
    },
    { at: '.p-tile__name', name: 'Name', says: '14/600, one line; its link covers the whole tile.' },
    { at: '.p-tile__provider', name: 'Provider', says: '12 in t3, one line. A note stands before it in t1.' },
  ],
  dos: [
    {
      says: 'Under a mouse: 4 px up, coral ring of 2, veil, play of 56, stake and return. A thumb gets none of it: a tap opens.',
    },
    { says: 'Show the heart under the mouse, at the focus, always on touch, and always when it is on.' },
    { says: 'Under maintenance take the poster away: s2, pause 24, the words, and when it is back.' },
  ],
  donts: [
    { says: 'Do not put a second badge on a poster: Hot wins over New.' },
    {
      says: 'Do not draw a shadow or a glow behind a poster at rest.',
      draw: () => (
        <ul style={{ width: 96 }}>
          <li
            style={{
              aspectRatio: '3/4',
              borderRadius: 12,
              background: 'var(--color-info-soft)',
              boxShadow: '0 0 24px var(--color-accent)',
            }}
          />
        </ul>
      ),
    },
  ],
  accessibility: [
    'A list item with one link and one toggle beside it; the toggle’s label names the game and says what is on by aria-pressed.',
    'Stake and return are read with the tile. A name in another language takes lang.',
    'Under maintenance it takes no click, stays a stop of the arrow keys, and says why.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'opens the game' },
    { keys: 'Tab', does: 'from the name to the heart' },
    { keys: 'Space', does: 'on the heart: on or off' },
  ],
} satisfies Dossier

const meta: Meta<typeof GameTile> = { title: 'Lobby/GameTile', component: GameTile, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof GameTile> = {
  args: dragon,
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
}
export const Hot: Story = {
  render: () => (
    <List>
      <GameTile {...dragon} />
    </List>
  ),
}
export const New: Story = {
  render: () => (
    <List>
      <GameTile {...panda} />
    </List>
  ),
}
export const Plain: Story = {
  render: () => (
    <List>
      <GameTile {...plain} />
    </List>
  ),
}
export const Favourite: Story = {
  render: () => (
    <List>
      <GameTile {...plain} favourite={{ on: true, label: 'Favourite: Tiger Fortune', onToggle: () => undefined }} />
    </List>
  ),
}
export const NoHeart: Story = {
  render: () => (
    <List>
      <GameTile {...plain} favourite={undefined} />
    </List>
  ),
}
export const AsButton: Story = {
  render: () => (
    <List>
      <GameTile {...dragon} href={undefined} onOpen={() => undefined} />
    </List>
  ),
}
export const Maintenance: Story = {
  render: () => (
    <List>
      <GameTile {...dragon} provider="Back at 06:30" maintenance="Under maintenance" />
    </List>
  ),
}
export const Loading: Story = {
  render: () => (
    <List>
      <GameTileSkeleton />
    </List>
  ),
}
export const LongWords: Story = {
  render: () => (
    <List>
      <GameTile
        {...dragon}
        name="Pangingisda sa Karagatang Ginto"
        lang="fil"
        provider="Quarterstaff Interactive Manila"
        facts="Từ ₫20.000 · hoàn trả 96,4%"
      />
    </List>
  ),
}

const opened = fn()
const Toggled = () => {
  const [on, setOn] = useState(false)
  return (
    <List>
      <GameTile
        {...dragon}
        href={undefined}
        onOpen={opened}
        favourite={{ on, label: `Favourite: ${dragon.name}`, onToggle: () => setOn(!on) }}
      />
    </List>
  )
}
export const ByKeyboard: Story = {
  render: () => <Toggled />,
  play: async ({ canvas, userEvent }) => {
    opened.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Jade Dragon' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
    await userEvent.tab()
    const heart = canvas.getByRole('button', { name: 'Favourite: Jade Dragon' })
    await expect(heart).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(opened).toHaveBeenCalledOnce()
  },
}
