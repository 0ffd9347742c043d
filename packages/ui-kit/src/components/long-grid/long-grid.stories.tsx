import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Dossier } from '../../testing/dossier.ts'
import { games } from '../../testing/lobby.ts'
import { GameTile, type GameTileProps } from '../game-tile/game-tile.tsx'
import { LongGrid } from './long-grid.tsx'

const many = games(1200).map((game, index) => ({ ...game, name: `${game.name} ${index + 1}`, maintenance: undefined }))
const keyOf = ({ href = '' }: GameTileProps) => href
const tile = (game: GameTileProps, place: { at: number; of: number }) => <GameTile {...game} place={place} />
const grid = (count: number, total = count) => (
  <LongGrid label="Slots" items={many.slice(0, count)} keyOf={keyOf} total={total}>
    {tile}
  </LongGrid>
)

const dossier = {
  purpose:
    'A listing that goes on: hundreds or thousands of games of which the page holds only the rows near the window. A shelf or a single page of games is a GameGrid.',
  anatomyOf: 'OnePage',
  anatomy: [
    {
      at: '.p-long',
      name: 'Grid',
      says: 'Looks like GameGrid: 7, 6 or 3 a row, the same gaps. Rows that are not drawn are space of their height.',
    },
    {
      at: '.p-tile:first-child',
      name: 'Tile',
      says: 'All of one height; it is measured, so that larger letters move nothing.',
    },
  ],
  dos: [
    { says: 'Give every tile its place: those who listen hear "43 of 1,284" though most are not in the page.' },
    { says: 'Give total as soon as the server tells it, not only what is loaded.' },
  ],
  donts: [
    { says: 'Do not put tiles of other heights into it: a closed game keeps the size of the others.' },
    { says: 'Do not key it by its filters alone while the old list still shows: it would lose the focus twice.' },
  ],
  accessibility: [
    'The tile with the focus stays in the page however far one scrolls away from it.',
    'One stop of the Tab key: the tile that had the focus last, else the first in the window.',
    'What the focus is on is scrolled into view, never under the header.',
  ],
  keyboard: [
    { keys: 'Arrows', does: 'to the neighbour, above and below too; mirrored from right to left' },
    { keys: 'Page Up, Page Down', does: 'a screen of rows' },
    { keys: 'Home, End', does: 'first and last game that has come' },
  ],
} satisfies Dossier

const meta: Meta<typeof LongGrid> = { title: 'Lobby/LongGrid', component: LongGrid, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof LongGrid<GameTileProps>> = {
  args: { label: 'Slots', items: many.slice(0, 14), keyOf, total: 14, busy: false, children: tile },
}
export const OnePage: StoryObj = { render: () => grid(42) }
export const OneOfMany: StoryObj = { render: () => grid(1, 1284) }
export const Thousands: StoryObj = {
  render: () => grid(1200),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Jade Dragon 1' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Golden Spur 1200' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tiger Fortune 1193' })).toHaveFocus())
    await expect(document.querySelectorAll('.p-tile').length).toBeLessThan(90)
  },
}
