import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { games } from '../../testing/lobby.ts'
import { GameTile } from '../game-tile/game-tile.tsx'
import { Hero, HeroRow } from '../hero/hero.tsx'
import { LoadMore } from '../load-more/load-more.tsx'
import { GameGrid, GridSkeleton } from './game-grid.tsx'

type Story = StoryObj<typeof GameGrid>

const tiles = (count: number) => games(count).map((game) => <GameTile key={game.href} {...game} />)

const dossier = {
  purpose: 'Games side by side, in whole rows. Providers stand in Vendors, sums in a DataTable.',
  anatomyOf: 'Grid',
  anatomy: [
    {
      at: '.p-grid',
      name: 'Grid',
      says: '7 a row from 1400, 6 from 768, 3 on a phone; gap 16 across and 24 down, on a phone 10 and 18.',
    },
    {
      at: '.p-tile:first-child',
      name: 'Tile',
      says: 'Takes the width its column has; posters off the screen are not drawn.',
    },
  ],
  dos: [
    { says: 'Ask for 42 at a time: 6 rows of 7, 7 of 6, 14 of 3. No page ends in a ragged row.' },
    {
      says: 'Use layout="rail" for a shelf of home: a phone scrolls it sideways, with three and the edge of a fourth in view.',
    },
    { says: 'While it loads, show GridSkeleton of as many tiles as will come: nothing moves when they do.' },
  ],
  donts: [
    { says: 'Do not mix heroes into a grid: one Hero stands beside it (layout="beside", 5 a row).' },
    { says: 'Do not animate tiles in one after the other.' },
  ],
  accessibility: [
    'A list with a name. The whole grid is one stop of the Tab key, and Tab leaves it from any tile.',
    'After a game the focus returns to its tile, and arrow keys go on from there; what the focus is on is scrolled into view, never under the header.',
    'aria-busy while more come; say the new count in a Live region beside it.',
  ],
  keyboard: [
    { keys: 'Arrows', does: 'to the neighbour, above and below too; mirrored from right to left' },
    { keys: 'Home, End', does: 'first and last tile' },
    { keys: 'Tab', does: 'to the heart of the tile, then out of the grid' },
  ],
} satisfies Dossier

const meta: Meta<typeof GameGrid> = { title: 'Lobby/GameGrid', component: GameGrid, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof GameGrid> = {
  args: { label: 'Games', layout: 'grid', shelf: false, busy: false, children: tiles(7) },
}
export const Grid: Story = { render: () => <GameGrid label="Games">{tiles(14)}</GameGrid> }
export const WholePage: Story = { render: () => <GameGrid label="Games">{tiles(42)}</GameGrid> }
export const Rail: Story = {
  render: () => (
    <GameGrid label="Games" layout="rail">
      {tiles(8)}
    </GameGrid>
  ),
}
export const Shelf: Story = {
  render: () => (
    <GameGrid label="Games" shelf>
      {tiles(14)}
    </GameGrid>
  ),
}
export const One: Story = { render: () => <GameGrid label="Games">{tiles(1)}</GameGrid> }
export const Loading: Story = { render: () => <GridSkeleton count={14} /> }
export const BesideAHero: Story = {
  render: () => (
    <HeroRow
      hero={
        <Hero
          name="Shark Reef"
          provider="Bluefin · Fishing hall"
          poster={games(1)[0]?.poster ?? ''}
          facts={[{ label: 'Return', value: '96.8%' }]}
          play={{ label: 'Play', href: '#play' }}
        />
      }
    >
      <GameGrid label="Games" layout="beside">
        {tiles(10)}
      </GameGrid>
    </HeroRow>
  ),
}

const Growing = () => {
  const [count, setCount] = useState(7)
  return (
    <>
      <GameGrid label="Games">{tiles(count)}</GameGrid>
      <LoadMore label="Show 7 more" onMore={() => setCount(count + 7)} />
    </>
  )
}
export const ByKeyboard: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Jade Dragon' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Tiger Fortune' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('link', { name: 'Panda Grove' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('link', { name: 'Jade Dragon' })).toHaveFocus()
  },
}
